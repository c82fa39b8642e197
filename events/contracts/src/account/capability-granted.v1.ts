import type { z } from 'zod';

import { event } from '../define.ts';
import { Capability } from './capability.ts';

/** The account may do more than its kind says from now on. */
export const CapabilityGrantedV1 = event('osta.account.capability-granted.v1', {
  capability: Capability,
});
export type CapabilityGrantedV1 = z.infer<typeof CapabilityGrantedV1>;
