import type { RateLimit } from '@osta/platform/http/route';

import type { KnownDevices } from '../auth/known-devices.ts';

/**
 * Returns the limit of the calls by which people get in. The caller is not known yet, and a household or a whole mobile
 * network may share an address. So a device that has signed in before counts apart: nobody else uses up what it has.
 */
export function perCaller(devices: Pick<KnownDevices, 'nameIn'>): RateLimit {
  return { points: 60, seconds: 60, callerOf: devices.nameIn };
}
