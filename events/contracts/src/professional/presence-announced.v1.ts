import type { z } from 'zod';

import { event } from '../define.ts';
import { Instant } from '../instant.ts';

/** A professional can come now, until a moment. Announced again, it replaces the former moment. */
export const PresenceAnnouncedV1 = event('osta.professional.presence-announced.v1', {
  until: Instant,
});
export type PresenceAnnouncedV1 = z.infer<typeof PresenceAnnouncedV1>;
