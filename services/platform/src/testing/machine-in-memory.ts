import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Deadline } from '@osta/event-store/deadline';

import type { Reaction } from '../process/reaction.ts';
import type { TimerCommands } from '../timers/timer-command.ts';
import type { MemoryStreams } from './memory-streams.ts';

/** The streams of one kind with all that the product itself does to them, without a database. */
export interface MachineInMemory<State, Event> {
  readonly streams: MemoryStreams<State, Event>;
  readonly deadlinesOf: (state: State) => readonly Deadline[];
  readonly timers: TimerCommands;
  /** Returns the commands that follow from an event of another service. */
  readonly react: (event: EventEnvelope) => Promise<readonly Reaction[]>;
}
