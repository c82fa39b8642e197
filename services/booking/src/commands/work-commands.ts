import type { BookingReceipt } from '@osta/contracts/booking/api';
import { workOperations } from '@osta/contracts/booking/work-operations';
import { commandsOf } from '@osta/platform/http/commands-of';
import type { RouteAnswer } from '@osta/platform/http/route';

import { approveExtra } from '../domain/booking/approve-extra.ts';
import { arrive } from '../domain/booking/arrive.ts';
import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { completeBooking } from '../domain/booking/complete-booking.ts';
import { confirmCash } from '../domain/booking/confirm-cash.ts';
import { declineExtra } from '../domain/booking/decline-extra.ts';
import { finishWork } from '../domain/booking/finish-work.ts';
import { leaveFor } from '../domain/booking/leave-for.ts';
import { proposeExtra } from '../domain/booking/propose-extra.ts';
import { recordCash } from '../domain/booking/record-cash.ts';
import { startWork, type StartRefusal } from '../domain/booking/start-work.ts';
import { withdrawExtra } from '../domain/booking/withdraw-extra.ts';
import type { StartCode } from '../door/start-code.ts';
import type { BookingAggregate } from './booking-aggregate.ts';
import { bookingProblems } from './problems.ts';

interface Wiring {
  readonly bookings: BookingAggregate;
  readonly policy: BookingPolicy;
  readonly startCode: StartCode;
}

/** Declares the commands of the day itself: the way there, the work, its price and the cash. */
export function workCommands({ bookings, policy, startCode }: Wiring) {
  const facts = async (): Promise<BookingPolicy> => policy;
  const command = commandsOf(bookings, bookingProblems);

  return {
    leaveFor: command(workOperations.leaveFor, {
      access: 'registered',
      decide: leaveFor,
      facts,
    }),

    arrive: command(workOperations.arrive, {
      access: 'registered',
      decide: arrive,
      facts,
    }),

    startWork: command(workOperations.startWork, {
      access: 'registered',
      decide: startWork,
      facts: async ({ bookingId }) => ({ policy, startCode: startCode(bookingId) }),
      // A wrong code is recorded, so that it counts, and starts nothing
      respond: async ({
        answer,
        version,
      }): Promise<RouteAnswer<BookingReceipt, StartRefusal, never>> =>
        answer.status === 'in_progress'
          ? { body: answer, etag: version }
          : { refused: { code: 'START_CODE_WRONG' } },
    }),

    proposeExtra: command(workOperations.proposeExtra, {
      access: 'registered',
      decide: proposeExtra,
    }),

    approveExtra: command(workOperations.approveExtra, {
      access: 'registered',
      decide: approveExtra,
    }),

    declineExtra: command(workOperations.declineExtra, {
      access: 'registered',
      decide: declineExtra,
    }),

    withdrawExtra: command(workOperations.withdrawExtra, {
      access: 'registered',
      decide: withdrawExtra,
    }),

    finishWork: command(workOperations.finishWork, {
      access: 'registered',
      decide: finishWork,
      facts,
    }),

    recordCash: command(workOperations.recordCash, {
      access: 'registered',
      decide: recordCash,
    }),

    confirmCash: command(workOperations.confirmCash, {
      access: 'registered',
      decide: confirmCash,
    }),

    completeBooking: command(workOperations.completeBooking, {
      access: 'registered',
      decide: completeBooking,
      facts,
    }),
  };
}
