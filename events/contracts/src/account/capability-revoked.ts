import type { z } from 'zod';

import { event } from '../define.ts';
import { Capability } from './capability.ts';

/** The account lost a capability. */
export const CapabilityRevoked = event('osta.account.capability-revoked', {
  capability: Capability,
});
export type CapabilityRevoked = z.infer<typeof CapabilityRevoked>;
