import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { FormerContent } from './former-content.ts';

/** A customer started a request. Nobody else sees it yet. */
export const ServiceRequestDraftedV1 = event('osta.request.service-request-drafted.v1', {
  customerId: UserId,
  content: FormerContent,
});
export type ServiceRequestDraftedV1 = z.infer<typeof ServiceRequestDraftedV1>;
