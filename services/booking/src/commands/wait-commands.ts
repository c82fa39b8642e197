import { waitOperations } from '@osta/contracts/wait/operations';
import { internalCommand } from '@osta/platform/aggregate';
import { commandsOf } from '@osta/platform/http/commands-of';

import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import { endWait } from '../domain/wait/end-wait.ts';
import { fulfilWait } from '../domain/wait/fulfil-wait.ts';
import { joinWait } from '../domain/wait/join-wait.ts';
import { leaveWait } from '../domain/wait/leave-wait.ts';
import { joinFacts } from './join-facts.ts';
import { bookingProblems } from './problems.ts';
import type { WaitAggregate } from './wait-aggregate.ts';

/** Declares the commands by which customers wait for a free slot. */
export function waitCommands(waits: WaitAggregate, policy: BookingPolicy) {
  const command = commandsOf(waits, bookingProblems);

  return {
    joinWait: command(waitOperations.joinWait, {
      access: 'registered',
      rateLimit: { points: 30, seconds: 60 },
      streamOf: (_content, { newId }) => newId(0),
      decide: joinWait,
      facts: joinFacts(policy),
    }),

    leaveWait: command(waitOperations.leaveWait, {
      access: 'registered',
      decide: leaveWait,
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
