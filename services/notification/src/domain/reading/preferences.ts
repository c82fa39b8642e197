import {
  offeredPreferences,
  type NotificationChannel,
  type PreferenceType,
} from '@osta/contracts/notification/preferences';
import type { PreferencesChanged } from '@osta/contracts/notification/preferences-changed';

/** One cell of the preferences, as its owner chose it. */
export type Choice = PreferencesChanged['data']['choices'][number];

/**
 * What a person wants to be notified of, now and in the past. An event counts under the preferences
 * at the time it happened, whenever it arrives.
 */
export interface Preferences {
  /** The number of changes so far. */
  readonly version: number;
  readonly choices: readonly Choice[];
  /** For each type the moments, in milliseconds, at which its list was switched off, on, off … */
  readonly turns: { readonly [Type in PreferenceType]?: readonly number[] };
}

const asByDefault: Preferences = { version: 0, choices: [], turns: {} };

/** Returns the preferences after a change. `null`: never changed. */
export function changePreferences(
  before: Preferences | null,
  { choices, since }: PreferencesChanged['data'],
): Preferences {
  const { version, turns } = before ?? asByDefault;
  const after = { ...turns };
  for (const { type, channel } of offeredPreferences) {
    if (channel !== 'in_app') continue;
    const soFar = turns[type] ?? [];
    const isTurned = isOn(before, type, channel) !== isChosen(choices, type, channel);
    if (isTurned) after[type] = [...soFar, since];
  }
  return { version: version + 1, choices, turns: after };
}

/** Returns whether the person wants notifications of this type on this channel. */
export function isOn(
  preferences: Preferences | null,
  type: PreferenceType,
  channel: NotificationChannel,
): boolean {
  return isChosen((preferences ?? asByDefault).choices, type, channel);
}

/** Returns the last moment at which any type was switched; 0 if never. */
export function lastTurn(preferences: Preferences | null): number {
  return Math.max(0, ...Object.values((preferences ?? asByDefault).turns).flat());
}

function isChosen(
  choices: readonly Choice[],
  type: PreferenceType,
  channel: NotificationChannel,
): boolean {
  const isCell = (cell: Pick<Choice, 'type' | 'channel'>): boolean =>
    cell.type === type && cell.channel === channel;
  const offered = offeredPreferences.find(isCell);
  if (!offered || offered.isFixed) return offered?.isOnByDefault ?? false;
  return choices.find(isCell)?.isOn ?? offered.isOnByDefault;
}
