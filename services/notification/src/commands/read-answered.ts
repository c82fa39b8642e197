import type { EventEnvelope } from '@osta/contracts/envelope';
import type { NotificationId } from '@osta/contracts/ids';
import type { UnreadCount } from '@osta/contracts/notification/api';
import type { Clock } from '@osta/platform/clock';
import { reactionContext } from '@osta/platform/command-context';
import type { Logger } from 'pino';

import { answeredBy, type Answered } from '../domain/reading/answered-by.ts';
import type { UnreadHint } from '../domain/unread-hint.ts';
import { findAnswered } from './read-answered.sql.ts';
import { mark, type ReadingStore } from './record-reading.ts';

interface Dependencies {
  readonly store: ReadingStore;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called after the commit. Never throws. */
  readonly onChanged: (hints: readonly UnreadHint[]) => void;
}

interface Answer extends Answered {
  readonly event: EventEnvelope;
}

interface AnsweredRow extends UnreadCount {
  /** Which of the answers, from 1. */
  readonly nth: number;
  readonly ids: readonly NotificationId[];
}

/**
 * Marks as read what people have answered by what they did. What came after the answer is news and
 * stays unread.
 *
 * A person's reading is recorded like a press, so every rebuild agrees. A failure is logged and
 * changes nothing else: the notification then waits for that press.
 *
 * @param events a batch whose notifications are in the lists
 */
type ReadAnswered = (events: readonly EventEnvelope[]) => Promise<void>;

export function readAnswered({ store, clock, log, onChanged }: Dependencies): ReadAnswered {
  async function find(answers: readonly Answer[]): Promise<readonly AnsweredRow[]> {
    const { rows } = await store.pool.query<AnsweredRow>({
      ...findAnswered,
      values: [
        answers.map(({ readerId }) => readerId),
        answers.map(({ actionPath }) => actionPath),
        answers.map(({ professionalId }) => professionalId),
        answers.map(({ event }) => event.time),
      ],
    });
    return rows;
  }

  async function read(answer: Answer): Promise<void> {
    const { readerId, event } = answer;
    const context = reactionContext({ event, purpose: 'read-answered', clock, log });
    const outcome = await mark(store, readerId, context, async () => {
      const [row] = await find([answer]);
      if (!row) return { found: { unread: 0, version: 0 }, events: [], unread: 0 };
      const { unread, version, ids } = row;
      const type = 'osta.notification.notification-read';
      return {
        found: { unread, version },
        events: ids.map((notificationId) => ({ type, data: { notificationId } }) as const),
        unread: unread - ids.length,
      };
    });
    if (outcome.ok && outcome.isChanged) onChanged([{ userId: readerId, ...outcome.count }]);
  }

  return async (events) => {
    const answers = events.flatMap((event) => {
      const answered = answeredBy(event);
      return answered ? [{ ...answered, event }] : [];
    });
    if (answers.length === 0) return;
    try {
      for (const { nth } of await find(answers)) {
        const answer = answers[nth - 1];
        if (answer) await read(answer);
      }
    } catch (err) {
      log.warn({ err }, 'what people have answered was not marked as read');
    }
  };
}
