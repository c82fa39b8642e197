import { z } from 'zod';

import { event } from '../define.ts';
import { NotificationChannel, PreferenceType } from './preferences.ts';

/** The owner of the list changed their preferences. The stream is the owner's. */
export const PreferencesChanged = event('osta.notification.preferences-changed', {
  /** All current choices; missing cells have their defaults. */
  choices: z
    .array(
      z
        .strictObject({ type: PreferenceType, channel: NotificationChannel, isOn: z.boolean() })
        .readonly(),
    )
    .readonly(),
  /**
   * Milliseconds; events at or after this time follow the new choices. Later than every event already notified,
   * so that a replay decides the same.
   */
  since: z.int().positive(),
});
export type PreferencesChanged = z.infer<typeof PreferencesChanged>;
