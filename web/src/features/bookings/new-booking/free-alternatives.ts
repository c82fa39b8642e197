import type { SlotNotOffered, SlotTaken } from '@osta/contracts/booking/refusals';

import { isProblem } from '../../../api/api-problem.ts';

interface Alternatives {
  /** Free slots of the same professional, nearest first. */
  readonly own: SlotNotOffered['alternatives'];
  /** Free slots of other professionals with the same service near by, who start from nearest first. */
  readonly similar: SlotTaken['similar'];
}

/** Returns the free slots that a refusal offers instead; none for another error. */
export function freeAlternatives(error: unknown): Alternatives {
  if (!isProblem(error, 'SLOT_TAKEN', 'SLOT_NOT_OFFERED')) return { own: [], similar: [] };
  const { alternatives = [], similar = [] } = error.facts as Partial<SlotTaken>;
  return { own: alternatives, similar };
}
