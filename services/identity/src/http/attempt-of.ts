import type { Attempt } from '../auth/attempts.ts';
import type { Credentials } from '../auth/credentials.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import { deviceOfOwner, strangerFrom, type Place } from '../auth/place-of.ts';

/** The parts of a request by which an attempt is counted. */
interface Attempting {
  readonly address: string;
  readonly headers: Headers;
  readonly body: { readonly email: string };
}

/** Returns how an attempt on the account of the address in the body counts. */
export type AttemptOf = (request: Attempting) => Promise<Attempt>;

export function attemptsOf(devices: KnownDevices, credentials: Credentials): AttemptOf {
  async function placeOf({ address, headers, body }: Attempting): Promise<Place> {
    const cookies = headers.get('cookie') ?? '';
    // Asked for with a device's cookie only, for known and unknown addresses alike
    const holder = devices.isAny(cookies) ? await credentials.findHolder(body.email) : null;
    const device = holder && devices.find(cookies, holder.userId);
    return device ? deviceOfOwner(device) : strangerFrom(address);
  }

  return async (request) => {
    const { headers, body } = request;
    const key = headers.get('idempotency-key');
    const sent = key === null ? null : `${key}\n${JSON.stringify(body)}`;
    return { account: body.email, place: await placeOf(request), sent };
  };
}
