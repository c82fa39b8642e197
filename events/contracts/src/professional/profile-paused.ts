import type { z } from 'zod';

import { event } from '../define.ts';
import { ProfilePause } from './profile-pause.ts';

/** A professional takes nothing new for a while. Paused again, it replaces the former last day. */
export const ProfilePaused = event('osta.professional.profile-paused', ProfilePause.shape);
export type ProfilePaused = z.infer<typeof ProfilePaused>;
