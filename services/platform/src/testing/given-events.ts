import { deepStrictEqual } from 'node:assert/strict';

import type { EventEnvelope } from '@osta/contracts/envelope';
import type { EventContent } from '@osta/contracts/event-content';
import { madeEvent } from '@osta/event-store/testing/made-event';

import type { Reaction } from '../process/reaction.ts';

/** One command, as a test expects it. */
export interface IssuedCommand {
  readonly name: string;
  readonly about: string;
  readonly content: unknown;
}

interface WhenReacted {
  /** Exactly these commands, in this order. */
  issues(...commands: readonly IssuedCommand[]): Promise<void>;
}

/**
 * Starts the test of a process manager, in one sentence: `await givenEvents(subject,
 * …events).reactedBy(react).issues(…commands)`.
 *
 * @param subject the stream of the events
 */
export function givenEvents(
  subject: string,
  ...events: readonly EventContent[]
): { reactedBy(react: (event: EventEnvelope) => Promise<readonly Reaction[]>): WhenReacted } {
  return {
    reactedBy: (react) => ({
      async issues(...expected) {
        const issued: IssuedCommand[] = [];
        for (const [index, { type, data }] of events.entries()) {
          const event = madeEvent({ type, data: { ...data }, subject, streamversion: index + 1 });
          for (const { name, about, content } of await react(event)) {
            issued.push({ name, about, content });
          }
        }
        deepStrictEqual(issued, expected);
      },
    }),
  };
}
