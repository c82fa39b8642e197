import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { ReviseRequest } from '../domain/request/revise-request.ts';
import type { PhotoFacts } from '../domain/request/sending.ts';
import { readPhotoFacts } from './photo-facts.sql.ts';

const Row = z.object({ are_photos_free: z.boolean() });

/** The facts for revising a request, from the rows of the photos. */
export const photoFacts: FactsInStatement<ReviseRequest, PhotoFacts> = {
  sql: readPhotoFacts,
  values: ({ content, requestId }) => [content.photoIds, requestId],
  read: (row) => ({ arePhotosFree: Row.parse(row).are_photos_free }),
};
