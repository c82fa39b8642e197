import type { Actor } from '@osta/contracts/actor';
import type { OfferingId, UserId } from '@osta/contracts/ids';
import type { RecordedOffering } from '@osta/contracts/offering/recorded-offering';
import type {
  OfferingNotFound,
  OfferingState,
  OwnOffering,
} from '@osta/contracts/offering/refusals';
import type { OfferingStatus, OfferingVerb } from '@osta/contracts/offering/status';
import type { Context } from '@osta/platform/decider';

import type { Offering, StandingOffering } from './offering.ts';

/** Names the service that a command addresses. */
export interface OnOffering {
  readonly offeringId: OfferingId;
}

type VerbsOf = { readonly [Status in OfferingStatus]: readonly OfferingVerb[] };

const verbs: VerbsOf = {
  draft: ['revise', 'change-availability', 'publish', 'archive'],
  published: ['revise', 'change-availability', 'pause', 'archive', 'hide'],
  paused: ['revise', 'change-availability', 'publish', 'archive', 'hide'],
  archived: [],
};

/** While an admin hides it. A draft is not hidden: nobody else sees it. */
const verbsWhileHidden: VerbsOf = {
  draft: verbs.draft,
  published: ['revise', 'change-availability', 'pause', 'archive', 'show', 'ask-again'],
  paused: ['revise', 'change-availability', 'archive', 'show', 'ask-again'],
  archived: [],
};

/** Returns the commands that a service allows now, to whoever may give them. */
export function offeringVerbs({
  status,
  hidden,
}: Pick<RecordedOffering, 'status' | 'hidden'>): readonly OfferingVerb[] {
  return hidden === undefined ? verbs[status] : verbsWhileHidden[status];
}

type Ruled<Refused = never> =
  | { readonly ok: true; readonly offering: RecordedOffering }
  | { readonly ok: false; readonly refused: OfferingNotFound | OfferingState | Refused };

/** Returns what every event says of the service if it is the actor's, or anybody's for the system, and allows the verb now. */
export function ruled(
  verb: OfferingVerb,
  state: Offering,
  { actor }: Pick<Context, 'actor'>,
): Ruled {
  return state.status === 'none' || !isOf(state.professionalId, actor)
    ? { ok: false, refused: { code: 'OFFERING_NOT_FOUND' } }
    : allowing(verb, state);
}

/** Returns the service if an admin may do this to it now: nobody decides on their own. */
export function ruledByAdmin(
  verb: OfferingVerb,
  state: Offering,
  actor: Actor,
): Ruled<OwnOffering> {
  if (state.status === 'none') return { ok: false, refused: { code: 'OFFERING_NOT_FOUND' } };
  return state.professionalId === actor
    ? { ok: false, refused: { code: 'OWN_OFFERING' } }
    : allowing(verb, state);
}

function allowing(verb: OfferingVerb, state: StandingOffering): Ruled {
  const { photos: _, ...offering } = state;
  const allowed = offeringVerbs(offering);
  return allowed.includes(verb)
    ? { ok: true, offering }
    : {
        ok: false,
        refused: { code: 'OFFERING_STATE', current: offering.status, allowed: [...allowed] },
      };
}

function isOf(professionalId: UserId, actor: Actor): boolean {
  return actor === 'system' || actor === professionalId;
}
