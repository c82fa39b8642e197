import {
  offeredPreferences,
  type NotificationChannel,
  type PreferenceType,
} from '@osta/contracts/notification/preferences';
import type { PreferencesChangedV1 } from '@osta/contracts/notification/preferences-changed.v1';

/** One cell as its owner has chosen it. */
export type Choice = PreferencesChangedV1['data']['choices'][number];

/**
 * What somebody wants to be told, and what they wanted before: something that happened then is told,
 * or not, as they wanted it then, whenever it arrives.
 */
export interface Preferences {
  /** How often they were changed. */
  readonly version: number;
  readonly choices: readonly Choice[];
  /** For each type the moments, in milliseconds, at which its list was switched off, on, off … */
  readonly turns: { readonly [Type in PreferenceType]?: readonly number[] };
}

const asByDefault: Preferences = { version: 0, choices: [], turns: {} };

/** Preferences after a change. `null`: never changed. */
export function changePreferences(
  before: Preferences | null,
  { choices, since }: PreferencesChangedV1['data'],
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

/** Whether somebody is told about this type of thing on this channel. */
export function isOn(
  preferences: Preferences | null,
  type: PreferenceType,
  channel: NotificationChannel,
): boolean {
  return isChosen((preferences ?? asByDefault).choices, type, channel);
}

/** The last moment that something turned; 0: never. */
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
