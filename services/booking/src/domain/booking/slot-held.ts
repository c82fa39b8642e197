import type { BookingSlotHeld } from '@osta/contracts/booking/booking-slot-held';
import type { SlotWaitId, StoreId, UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import { hoursFreeToCancel } from '@osta/contracts/offering/hours-free-to-cancel';

import type { OfferedService } from './offered-service.ts';

const minute = 60_000;

interface Holding {
  readonly customerId: UserId;
  readonly startsAt: Instant;
  readonly heldUntil: Instant;
  readonly storeId?: StoreId | undefined;
  readonly waitId?: SlotWaitId;
}

/** Returns the event that holds a slot of a service on its present terms. */
export function slotHeld(
  { id, professionalId, serviceId, name, terms }: OfferedService,
  { customerId, startsAt, heldUntil, storeId, waitId }: Holding,
): BookingSlotHeld {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = terms.rules;
  return {
    type: 'osta.booking.booking-slot-held',
    data: {
      customerId,
      professionalId,
      serviceId,
      requestId: null,
      offeringId: id,
      ...(name !== null && { offeringName: name }),
      ...(storeId !== undefined && { storeId }),
      ...(waitId !== undefined && { waitId }),
      startsAt,
      endsAt: later(startsAt, durationMinutes * minute),
      bufferBeforeMinutes,
      bufferAfterMinutes,
      price: terms.price,
      confirmation: terms.confirmation,
      freeCancellationHours: hoursFreeToCancel[terms.cancellation],
      heldUntil,
    },
  };
}
