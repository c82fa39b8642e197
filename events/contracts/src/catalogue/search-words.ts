import { CategoryId } from '@osta/reference/category-id';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { Text } from '../text.ts';

/** A trade or a service of the catalogue. */
export const CatalogueEntryId = z.union([CategoryId, ServiceId]);
export type CatalogueEntryId = z.infer<typeof CatalogueEntryId>;

/** Another name of a service, a fault that it repairs, or who does it: a word or a few, with a letter in them. */
const SearchWord = Text.trim()
  .min(2)
  .max(60)
  .refine((word) => /\p{L}/u.test(word));

const Words = z.array(SearchWord).max(80);

/** The words that find a trade or a service besides its names, in both languages. */
export const SearchWords = z.strictObject({ ar: Words, en: Words });
export type SearchWords = z.infer<typeof SearchWords>;

/** Why an admin changed the words. */
export const WordsReason = Text.trim().min(3).max(300);
