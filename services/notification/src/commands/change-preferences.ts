import type { UserId } from '@osta/contracts/ids';
import type { UnreadCount } from '@osta/contracts/notification/api';
import { offeredPreferences } from '@osta/contracts/notification/preferences';
import type { PreferencesChanged } from '@osta/contracts/notification/preferences-changed';
import { refuse, type Refusal, type Refused } from '@osta/platform/decider';
import type { CommandContext } from '@osta/platform/handle';
import { v7 as uuidv7 } from 'uuid';

import {
  changePreferences as change,
  isOn,
  lastTurn,
  type Choice,
  type Preferences,
} from '../domain/reading/preferences.ts';
import { findPreferencesToChange, recordPreferences } from './change-preferences.sql.ts';
import { attempts, type Contended, type ReadingStore } from './record-reading.ts';

/** The caller expected another version of the preferences. Nothing was written. */
interface PreferencesMovedOn extends Refusal {
  readonly code: 'PRECONDITION_FAILED';
}

interface Changed {
  readonly ok: true;
  readonly preferences: Preferences | null;
  /** The unread count after the change; null if nothing changed. */
  readonly count: UnreadCount | null;
}

/**
 * Replaces the preferences of a person. Earlier notifications stay.
 *
 * @param choices all choices of the person; every other cell gets its default
 * @param expectedVersion the version that the person edited; null accepts any
 */
export type ChangePreferences = (
  userId: UserId,
  choices: readonly Choice[],
  expectedVersion: number | null,
  context: CommandContext,
) => Promise<Changed | Refused<PreferencesMovedOn | Contended>>;

interface FoundRow extends UnreadCount {
  readonly preferences: Preferences | null;
  readonly passed_over: number | null;
  readonly highest: number | null;
}

/** A person without a counter: nothing has been added to their list yet. */
const nothing: FoundRow = {
  unread: 0,
  version: 0,
  preferences: null,
  passed_over: null,
  highest: null,
};

export function changePreferences({ pool, doorbell }: ReadingStore): ChangePreferences {
  async function record(
    userId: UserId,
    found: FoundRow,
    data: PreferencesChanged['data'],
    context: CommandContext,
  ): Promise<Changed | undefined> {
    const preferences = change(found.preferences, data);
    const { rows } = await pool.query<UnreadCount>({
      ...recordPreferences,
      values: [
        userId,
        found.version,
        found.passed_over,
        JSON.stringify(preferences),
        uuidv7(),
        JSON.stringify(data),
        context.now,
        context.correlationId,
        context.causationId,
      ],
    });
    const [count] = rows;
    if (!count) return undefined;
    doorbell.ring('notification');
    return { ok: true, preferences, count };
  }

  return async (userId, choices, expectedVersion, context) => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const { rows } = await pool.query<FoundRow>({ ...findPreferencesToChange, values: [userId] });
      const found = rows[0] ?? nothing;
      const { preferences } = found;
      const version = preferences?.version ?? 0;
      if (expectedVersion !== null && version !== expectedVersion) {
        return refuse({ code: 'PRECONDITION_FAILED' });
      }
      const since = firstMomentAfter(found, context.now);
      if (isAsBefore(preferences, change(preferences, { choices, since }))) {
        return { ok: true, preferences, count: null };
      }
      const changed = await record(userId, found, { choices, since }, context);
      if (changed) return changed;
      context.log.debug(
        { userId, attempt },
        'notification list changed concurrently, trying again',
      );
    }
    return refuse({ code: 'CONTENDED' });
  };
}

/**
 * Returns now, or one millisecond after the latest notification, added or left out, if that is
 * later. A replay then decides the same.
 */
function firstMomentAfter(
  { highest, passed_over: passedOver, preferences }: FoundRow,
  now: string,
): number {
  const latest = Math.max(highest ?? 0, passedOver ?? 0, lastTurn(preferences));
  return Math.max(Date.parse(now), latest + 1);
}

function isAsBefore(before: Preferences | null, after: Preferences): boolean {
  return offeredPreferences.every(
    ({ type, channel }) => isOn(before, type, channel) === isOn(after, type, channel),
  );
}
