import type { HoursBefore } from '@osta/contracts/booking/terms';
import { BookingId } from '@osta/contracts/ids';
import { rebuildTimers } from '@osta/event-store/rebuild-timers';
import type { Command } from '@osta/platform/aggregate';
import type { Refusal } from '@osta/platform/decider';
import type { ServiceTimers, TimerCommand } from '@osta/platform/timers/timer-command';
import type { Pool } from 'pg';

import { bookingTable } from '../commands/booking-streams.ts';
import type { SystemCommands } from '../commands/system-commands.ts';
import { bookingDeadlines, type BookingDeadline } from '../domain/booking/deadlines.ts';
import type { OnBooking } from '../domain/booking/on-booking.ts';

/**
 * Returns the timers of bookings; `deadlinesOf` says when they fire.
 *
 * @param schema of the service
 */
export function bookingTimers(
  system: SystemCommands,
  background: Pool,
  schema: string,
): ServiceTimers {
  const commands: Readonly<Record<BookingDeadline['name'], TimerCommand>> = {
    'release-hold': timer(system.expireHold),
    'expire-booking': timer(system.expireBooking),
    'expire-proposal': timer(system.expireProposal),
    'close-booking': timer(system.closeBooking),
    'complete-booking': timer(system.completeUnanswered),
    'remind-day-before': reminder(system, 24),
    'remind-hours-before': reminder(system, 2),
    'publish-reviews': timer(system.publishReviews),
  };
  const tables = { ...bookingTable, pool: background, schema };
  return {
    commands,
    rebuild: () => rebuildTimers({ ...tables, deadlines: bookingDeadlines }),
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
