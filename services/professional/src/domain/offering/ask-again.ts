import type { AnotherLookAsked } from '@osta/contracts/offering/another-look-asked';
import type { AskAgainRequest } from '@osta/contracts/offering/api';
import type {
  LookAlreadyAsked,
  OfferingNotFound,
  OfferingState,
} from '@osta/contracts/offering/refusals';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { ruled, type OnOffering } from './allowed.ts';
import type { Offering } from './offering.ts';

/** A professional wants a hidden service to be looked at again. */
export type AskAgain = OnOffering & AskAgainRequest;

/** Asks admins for another look at a hidden service: once, until it is shown or hidden anew. */
export const askAgain: Decider<
  AskAgain,
  Offering,
  AnotherLookAsked,
  OfferingNotFound | OfferingState | LookAlreadyAsked
> = ({ note }, state, { actor, now }) => {
  const found = ruled('ask-again', state, { actor });
  if (!found.ok) return refuse(found.refused);
  const { hidden } = found.offering;
  if (hidden === undefined) throw new Error('only what is hidden is looked at again');
  if (hidden.asked !== undefined) return refuse({ code: 'LOOK_ALREADY_ASKED' });

  const asked: AnotherLookAsked = {
    type: 'osta.offering.another-look-asked',
    data: { ...found.offering, hidden: { ...hidden, asked: { note, at: now } } },
  };
  return accept(asked);
};
