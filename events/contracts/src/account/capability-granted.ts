import type { z } from 'zod';

import { event } from '../define.ts';
import { Capability } from './capability.ts';

/** The account gained a capability beyond its kind. */
export const CapabilityGranted = event('osta.account.capability-granted', {
  capability: Capability,
});
export type CapabilityGranted = z.infer<typeof CapabilityGranted>;
