import type { UserId } from '@osta/contracts/ids';
import type { RecordedOffering } from '@osta/contracts/offering/recorded-offering';
import type { OfferingNotFound, OfferingState } from '@osta/contracts/offering/refusals';
import type { OfferingStatus } from '@osta/contracts/offering/status';
import type { Context } from '@osta/platform/decider';

import type { Offering } from './offering.ts';

type OfferingVerb = OfferingState['allowed'][number];

/** The commands that each status of a service allows. */
export const offeringVerbs: { readonly [Status in OfferingStatus]: readonly OfferingVerb[] } = {
  draft: ['revise', 'change-availability', 'publish', 'archive'],
  published: ['revise', 'change-availability', 'pause', 'archive'],
  paused: ['revise', 'change-availability', 'publish', 'archive'],
  archived: [],
};

type Ruled =
  | { readonly ok: true; readonly offering: RecordedOffering }
  | { readonly ok: false; readonly refused: OfferingNotFound | OfferingState };

/** Returns what every event says of the service if it is the actor's, or anybody's for the system, and its status allows the verb. */
export function ruled(
  verb: OfferingVerb,
  state: Offering,
  { actor }: Pick<Context, 'actor'>,
): Ruled {
  if (state.status === 'none' || !isOf(state.professionalId, actor)) {
    return { ok: false, refused: { code: 'OFFERING_NOT_FOUND' } };
  }
  const { photos: _, ...offering } = state;
  const { status: current } = offering;
  const allowed = offeringVerbs[current];
  return allowed.includes(verb)
    ? { ok: true, offering }
    : { ok: false, refused: { code: 'OFFERING_STATE', current, allowed: [...allowed] } };
}

function isOf(professionalId: UserId, actor: Context['actor']): boolean {
  return actor === 'system' || actor === professionalId;
}
