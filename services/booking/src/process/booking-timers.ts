import type { HoursBefore } from '@osta/contracts/booking/terms';
import { BookingId } from '@osta/contracts/ids';
import type { Command } from '@osta/platform/aggregate';
import type { Refusal } from '@osta/platform/decider';
import type { TimerCommand, TimerCommands } from '@osta/platform/timers/timer-command';

import type { SystemCommands } from '../commands/system-commands.ts';
import type { BookingDeadline } from '../domain/booking/deadlines.ts';
import type { OnBooking } from '../domain/booking/on-booking.ts';

/**
 * Returns the timers of bookings; `deadlinesOf` says when they fire.
 */
export function bookingTimers(system: SystemCommands): TimerCommands<BookingDeadline['name']> {
  return {
    'release-hold': timer(system.expireHold),
    'expire-booking': timer(system.expireBooking),
    'expire-proposal': timer(system.expireProposal),
    'close-booking': timer(system.closeBooking),
    'complete-booking': timer(system.completeUnanswered),
    'remind-day-before': reminder(system, 24),
    'remind-hours-before': reminder(system, 2),
    'remind-to-leave': timer(system.remindToLeave),
    'publish-reviews': timer(system.publishReviews),
  };
}

function timer({ issue }: Command<OnBooking, unknown, Refusal>): TimerCommand {
  return ({ streamId }, context) => issue({ bookingId: BookingId.parse(streamId) }, context);
}

function reminder(
  { remind }: Pick<SystemCommands, 'remind'>,
  hoursBefore: HoursBefore,
): TimerCommand {
  return ({ streamId }, context) =>
    remind.issue({ bookingId: BookingId.parse(streamId), hoursBefore }, context);
}
