import { deepStrictEqual } from 'node:assert/strict';

import { EventEnvelope } from '@osta/contracts/envelope';
import type { EventContent } from '@osta/contracts/event-content';
import { v7 as uuidV7 } from 'uuid';

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
        for (const [index, event] of events.entries()) {
          for (const { name, about, content } of await react(envelope(subject, index + 1, event))) {
            issued.push({ name, about, content });
          }
        }
        deepStrictEqual(issued, expected);
      },
    }),
  };
}

function envelope(subject: string, version: number, { type, data }: EventContent): EventEnvelope {
  return EventEnvelope.parse({
    specversion: '1.0',
    id: uuidV7(),
    source: '/osta/test',
    type,
    subject,
    time: '2026-03-01T07:30:00.000Z',
    datacontenttype: 'application/json',
    streamversion: version,
    correlationid: uuidV7(),
    causationid: uuidV7(),
    actor: 'system',
    data,
  });
}
