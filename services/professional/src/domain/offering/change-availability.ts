import type { OfferingId } from '@osta/contracts/ids';
import { addedPastDay } from '@osta/contracts/offering/added-past-day';
import type { Availability } from '@osta/contracts/offering/availability';
import type { AvailabilityChanged } from '@osta/contracts/offering/availability-changed';
import type {
  ExceptionInThePast,
  OfferingNotFound,
  OfferingState,
  OfferingWithoutHours,
} from '@osta/contracts/offering/refusals';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { ruled } from './allowed.ts';
import { hasHours } from './has-hours.ts';
import type { Offering } from './offering.ts';

/** The professional says when the service can be booked: all rules at once. */
export interface ChangeAvailability extends Availability {
  readonly offeringId: OfferingId;
}

/**
 * Replaces all hours. A published service keeps at least one open hour: pausing it says more. A single day that is
 * over may stay, but not be added.
 */
export const changeAvailability: Decider<
  ChangeAvailability,
  Offering,
  AvailabilityChanged,
  OfferingNotFound | OfferingState | OfferingWithoutHours | ExceptionInThePast
> = (command, state, context) => {
  const found = ruled('change-availability', state, context);
  if (!found.ok) return refuse(found.refused);
  const { offeringId: _, ...availability } = command;
  if (found.offering.status === 'published' && !hasHours(availability)) {
    return refuse({ code: 'OFFERING_WITHOUT_HOURS' });
  }
  const past = addedPastDay(availability, found.offering.availability, context.now);
  if (past !== null) return refuse({ code: 'EXCEPTION_IN_THE_PAST', day: past });
  const changed: AvailabilityChanged = {
    type: 'osta.offering.availability-changed',
    data: { ...found.offering, availability },
  };
  return accept(changed);
};
