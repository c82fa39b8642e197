import type { SlotFacts } from '../domain/booking/hold-slot.ts';
import { offered, policy } from './every-move.ts';

/** Returns what there is to know of a free slot of an offered service, which somebody may hold. */
export function slotFacts(confirmation: 'instant' | 'approval' = 'instant'): SlotFacts {
  return {
    policy,
    service: offered(confirmation),
    similar: [],
    openHolds: 0,
    strikes: [],
    isOfStore: false,
    isPaused: false,
    blocked: [],
  };
}
