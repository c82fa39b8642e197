import type { UnreadCount } from '@osta/contracts/notification/api';
import { notificationOperations } from '@osta/contracts/notification/operations';
import type { NotificationRefusal } from '@osta/contracts/notification/refusals';
import type { Principal } from '@osta/platform/auth/principal';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemRows, RouteAnswer } from '@osta/platform/http/route';

import type { ReadAllNotifications } from '../commands/read-all-notifications.ts';
import type { ReadNotification } from '../commands/read-notification.ts';
import type { Marking } from '../commands/record-reading.ts';
import type { UnreadHint } from '../domain/unread-hint.ts';
import type { ListNotifications } from '../queries/list-notifications.ts';

interface Notifications {
  readonly listNotifications: ListNotifications;
  readonly readNotification: ReadNotification;
  readonly readAllNotifications: ReadAllNotifications;
  /** Called after the commit. Never throws. */
  readonly onChanged: (hints: readonly UnreadHint[]) => void;
}

/** Maps every refusal code to its problem detail. A code without a row does not compile. */
const problems = {
  NOTIFICATION_NOT_FOUND: { status: 404, title: 'No such notification' },
} as const satisfies ProblemRows<NotificationRefusal['code']>;

/** Far above what one person marks by hand on all their devices. */
const rateLimit = { points: 120, seconds: 60 } as const;

/**
 * Returns the routes of `/api/notifications` (docs/spec.md §7). Marking twice changes nothing, so
 * these calls need no idempotency key. They need a session, although the contract shows none
 * (docs/domain.md, "Holes of the contract, closed").
 */
export function notifications(deps: Notifications): readonly Route[] {
  const { listNotifications, readNotification, readAllNotifications, onChanged } = deps;

  /** Answers the count, and sends a hint to the reader's other devices. */
  function answer(
    { userId }: Principal,
    outcome: Marking<NotificationRefusal>,
  ): RouteAnswer<UnreadCount, NotificationRefusal, 'CONTENDED'> {
    if (outcome.ok) {
      if (outcome.isChanged) onChanged([{ userId, ...outcome.count }]);
      return { body: outcome.count };
    }
    const { refused } = outcome;
    return refused.code === 'CONTENDED' ? { problem: refused.code } : { refused };
  }

  return [
    defineRoute(notificationOperations.listNotifications, {
      access: 'signed-in',
      async handle({ principal, query, locale }) {
        return { body: await listNotifications(principal.userId, query, locale) };
      },
    }),
    defineRoute(notificationOperations.readNotification, {
      access: 'signed-in',
      problems,
      platformProblems: ['CONTENDED'],
      rateLimit,
      async handle({ principal, params, command }) {
        const { notificationId } = params;
        return answer(principal, await readNotification(principal.userId, notificationId, command));
      },
    }),
    defineRoute(notificationOperations.readAllNotifications, {
      access: 'signed-in',
      problems,
      platformProblems: ['CONTENDED'],
      rateLimit,
      async handle({ principal, body, command }) {
        const upTo = body.up_to ?? null;
        return answer(principal, await readAllNotifications(principal.userId, upTo, command));
      },
    }),
  ];
}
