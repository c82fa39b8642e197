import { ServiceId } from '@osta/reference/service-id';
import type { z } from 'zod';

import { event } from '../define.ts';
import { ServiceLook } from './entry-look.ts';
import { WordsReason } from './search-words.ts';

/** An admin changed what a service is called or whether it is offered: all of it as it is from then on. */
export const ServiceChanged = event('osta.catalogue.service-changed', {
  entryId: ServiceId,
  ...ServiceLook.shape,
  reason: WordsReason,
});
export type ServiceChanged = z.infer<typeof ServiceChanged>;
