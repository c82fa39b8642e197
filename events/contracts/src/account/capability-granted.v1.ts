import type { z } from 'zod';

import { event } from '../define.ts';
import { Capability } from './capability.ts';

/** The account gained a capability beyond its kind. */
export const CapabilityGrantedV1 = event('osta.account.capability-granted.v1', {
  capability: Capability,
});
export type CapabilityGrantedV1 = z.infer<typeof CapabilityGrantedV1>;
