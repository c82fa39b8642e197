import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';

/** A professional can come now, until a moment. Announced again, it replaces the former moment. */
export const PresenceAnnounced = event('osta.professional.presence-announced', {
  until: Instant,
});
export type PresenceAnnounced = z.infer<typeof PresenceAnnounced>;
