import type { z } from 'zod';

import { event } from '../define.ts';
import { UserId } from '../ids.ts';
import { FormerRecordedContent } from './former-content.ts';

/** A customer started a request. Nobody else sees it yet. */
export const ServiceRequestDraftedV2 = event('osta.request.service-request-drafted.v2', {
  customerId: UserId,
  content: FormerRecordedContent,
});
export type ServiceRequestDraftedV2 = z.infer<typeof ServiceRequestDraftedV2>;
