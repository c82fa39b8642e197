import { notificationOperations } from '@osta/contracts/notification/operations';
import {
  type NotificationPreferences,
  offeredPreferences,
} from '@osta/contracts/notification/preferences';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { ChangePreferences } from '../commands/change-preferences.ts';
import { isOn, type Preferences } from '../domain/reading/preferences.ts';
import type { UnreadHint } from '../domain/unread-hint.ts';
import type { FindPreferences } from '../queries/find-preferences.ts';

interface PreferenceRoutes {
  readonly findPreferences: FindPreferences;
  readonly changePreferences: ChangePreferences;
  /** Called after the commit. Never throws. */
  readonly onChanged: (hints: readonly UnreadHint[]) => void;
}

/** Returns the routes of `/api/notifications/preferences`. */
export function preferenceRoutes(routes: PreferenceRoutes): readonly Route[] {
  const { findPreferences, changePreferences, onChanged } = routes;

  return [
    defineRoute(notificationOperations.getPreferences, {
      access: 'registered',
      handle: async ({ principal }) => answer(await findPreferences(principal.userId)),
    }),

    defineRoute(notificationOperations.changePreferences, {
      access: 'registered',
      rateLimit: { points: 120, seconds: 3600 },
      platformProblems: ['CONTENDED', 'PRECONDITION_FAILED'],
      async handle({ principal: { userId }, body, expectedVersion, command }) {
        const choices = body.preferences.map(({ type, channel, is_on: isChosen }) => ({
          type,
          channel,
          isOn: isChosen,
        }));
        const outcome = await changePreferences(userId, choices, expectedVersion, command);
        if (!outcome.ok) return { problem: outcome.refused.code };
        // The change raises the version of the unread count
        if (outcome.count) onChanged([{ userId, ...outcome.count }]);
        return answer(outcome.preferences);
      },
    }),
  ];
}

function answer(preferences: Preferences | null): { body: NotificationPreferences; etag: number } {
  const version = preferences?.version ?? 0;
  const cells = offeredPreferences.map(({ type, channel, isFixed }) => ({
    type,
    channel,
    is_on: isOn(preferences, type, channel),
    is_fixed: isFixed,
  }));
  return { body: { data: { preferences: cells, version } }, etag: version };
}
