import { NotificationId } from '@osta/contracts/ids';
import {
  ListNotificationsQuery,
  MarkAllReadRequest,
  NotificationList,
  UnreadCount,
} from '@osta/contracts/notification/api';
import type { NotificationRefusal } from '@osta/contracts/notification/refusals';
import type { Principal } from '@osta/platform/auth/principal';
import type { Clock } from '@osta/platform/clock';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemTable, RouteAnswer } from '@osta/platform/http/route';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import { z } from 'zod';

import type { ReadAllNotifications } from '../commands/read-all-notifications.ts';
import type { ReadNotification } from '../commands/read-notification.ts';
import type { Marking } from '../commands/record-reading.ts';
import type { UnreadHint } from '../domain/unread-hint.ts';
import type { ListNotifications } from '../queries/list-notifications.ts';
import { policy } from './policy.ts';

interface Notifications {
  readonly listNotifications: ListNotifications;
  readonly readNotification: ReadNotification;
  readonly readAllNotifications: ReadAllNotifications;
  readonly clock: Clock;
  /** Told after the commit. Never throws. */
  readonly onChanged: (hints: readonly UnreadHint[]) => void;
}

/** A refusal without a row here does not compile. */
const problems: ProblemTable<NotificationRefusal> = {
  NOTIFICATION_NOT_FOUND: { status: 404, title: 'No such notification' },
};

/** Far above what somebody marks by hand on all their devices. */
const rateLimit = { points: 120, seconds: 60 } as const;

/**
 * `/api/notifications` (docs/spec.md §7). Marking twice changes nothing, so its calls need no key; a session
 * they need, although the contract shows none (docs/domain.md, "Holes of the contract, closed").
 */
export function notifications(deps: Notifications): readonly Route[] {
  const { listNotifications, readNotification, readAllNotifications, clock, onChanged } = deps;

  /** The other devices of the reader are told too. */
  function answer(
    { userId }: Principal,
    outcome: Marking<NotificationRefusal>,
  ): RouteAnswer<UnreadCount, NotificationRefusal> {
    if (outcome.ok) {
      if (outcome.isChanged) onChanged([{ userId, ...outcome.count }]);
      return { body: outcome.count };
    }
    const { refused } = outcome;
    return refused.code === 'CONTENDED' ? { problem: refused.code } : { refused };
  }

  return [
    defineRoute(policy, {
      method: 'get',
      path: '/api/notifications',
      operationId: 'listNotifications',
      summary: 'My notifications, newest first, and the count of the bell',
      query: ListNotificationsQuery,
      answer: NotificationList,
      async handle({ principal, query, locale }) {
        if (!principal) return { problem: 'UNAUTHENTICATED' };
        return { body: await listNotifications(principal.userId, query, locale) };
      },
    }),
    defineRoute(policy, {
      method: 'post',
      path: '/api/notifications/{notificationId}/read',
      operationId: 'readNotification',
      summary: 'Mark one notification as read',
      params: z.strictObject({ notificationId: NotificationId }),
      answer: UnreadCount,
      problems,
      rateLimit,
      async handle({ principal, params, log }) {
        if (!principal) return { problem: 'UNAUTHENTICATED' };
        const context = unkeyedContext({ actor: principal.userId, clock, log });
        const { notificationId } = params;
        return answer(principal, await readNotification(principal.userId, notificationId, context));
      },
    }),
    defineRoute(policy, {
      method: 'post',
      path: '/api/notifications/mark-all-read',
      operationId: 'readAllNotifications',
      summary: 'Mark everything as read, or everything up to what the reader saw',
      body: MarkAllReadRequest.default({}),
      answer: UnreadCount,
      problems,
      rateLimit,
      async handle({ principal, body, log }) {
        if (!principal) return { problem: 'UNAUTHENTICATED' };
        const context = unkeyedContext({ actor: principal.userId, clock, log });
        const upTo = body.up_to ?? null;
        return answer(principal, await readAllNotifications(principal.userId, upTo, context));
      },
    }),
  ];
}
