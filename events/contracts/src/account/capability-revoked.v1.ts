import type { z } from 'zod';

import { event } from '../define.ts';
import { Capability } from './capability.ts';

/** The account lost a capability. */
export const CapabilityRevokedV1 = event('osta.account.capability-revoked.v1', {
  capability: Capability,
});
export type CapabilityRevokedV1 = z.infer<typeof CapabilityRevokedV1>;
