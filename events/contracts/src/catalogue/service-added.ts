import { ServiceId } from '@osta/reference/service-id';
import type { z } from 'zod';

import { event } from '../define.ts';
import { EntryNames } from './entry-look.ts';
import { SearchWords, WordsReason } from './search-words.ts';

/** An admin added a service to a trade, which its id names. */
export const ServiceAdded = event('osta.catalogue.service-added', {
  entryId: ServiceId,
  name: EntryNames,
  words: SearchWords,
  reason: WordsReason,
});
export type ServiceAdded = z.infer<typeof ServiceAdded>;
