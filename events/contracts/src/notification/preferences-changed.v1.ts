import { z } from 'zod';

import { event } from '../define.ts';
import { NotificationChannel, PreferenceType } from './preferences.ts';

/** The owner of the list chose what to be told about, and how. The stream is the owner's. */
export const PreferencesChangedV1 = event('osta.notification.preferences-changed.v1', {
  /** Everything that is chosen now; what is not in it is as it is by default. */
  choices: z
    .array(
      z
        .strictObject({ type: PreferenceType, channel: NotificationChannel, isOn: z.boolean() })
        .readonly(),
    )
    .readonly(),
  /**
   * What happened at this moment or later is told in the new way; in milliseconds. Later than
   * everything that had been told by then, so that every replay decides as it was decided.
   */
  since: z.int().positive(),
});
export type PreferencesChangedV1 = z.infer<typeof PreferencesChangedV1>;
