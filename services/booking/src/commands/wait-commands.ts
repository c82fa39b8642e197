import { SlotWaitId } from '@osta/contracts/ids';
import { JoinWaitRequest, SlotWaitReceipt } from '@osta/contracts/wait/api';
import { internalCommand } from '@osta/platform/aggregate';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { endWait } from '../domain/wait/end-wait.ts';
import { fulfilWait } from '../domain/wait/fulfil-wait.ts';
import { joinWait } from '../domain/wait/join-wait.ts';
import { leaveWait } from '../domain/wait/leave-wait.ts';
import { joinFacts } from './join-facts.ts';
import { rows } from './problems.ts';
import type { WaitAggregate } from './wait-aggregate.ts';

const answer = SlotWaitReceipt;

/** Declares the commands by which customers wait for a free slot. */
export function waitCommands(waits: WaitAggregate, policy: BookingPolicy) {
  return {
    joinWait: defineCommand(waits, {
      name: 'joinWait',
      summary: 'Wait for a slot of a service to become free',
      method: 'post',
      path: '/api/bookings/waits',
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      body: JoinWaitRequest,
      streamOf: (_content, { newId }) => newId(0),
      decide: joinWait,
      facts: joinFacts(policy),
      problems: rows(
        'SERVICE_NOT_BOOKABLE',
        'BOOKING_PAUSED',
        'WAIT_DAYS_INVALID',
        'ALREADY_WAITING',
        'WAIT_LIMIT_REACHED',
        'WAIT_IS_OVER',
      ),
      answer,
      status: 201,
    }),

    leaveWait: defineCommand(waits, {
      name: 'leaveWait',
      summary: 'Stop waiting for a free slot',
      method: 'post',
      path: '/api/bookings/waits/{waitId}/leave',
      access: 'registered',
      params: z.strictObject({ waitId: SlotWaitId }),
      decide: leaveWait,
      problems: rows('WAIT_NOT_FOUND', 'WAIT_IS_OVER'),
      answer,
    }),
  };
}

/** Commands on waits that the product itself issues. */
export type WaitSystemCommands = ReturnType<typeof waitSystemCommands>;

/** Declares the commands on waits that have no HTTP route. */
export function waitSystemCommands(waits: WaitAggregate) {
  return {
    fulfilWait: internalCommand(waits, { name: 'fulfilWait', decide: fulfilWait }),
    endWait: internalCommand(waits, { name: 'endWait', decide: endWait }),
  };
}
