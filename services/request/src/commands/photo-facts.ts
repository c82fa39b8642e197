import { OfferedCatalogue } from '@osta/platform/catalogue/catalogue-facts';
import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { ReviseRequest } from '../domain/request/revise-request.ts';
import type { ContentFacts } from '../domain/request/sending.ts';
import { readPhotoFacts } from './photo-facts.sql.ts';

const Row = z.object({ are_photos_free: z.boolean(), catalogue: OfferedCatalogue });

/** The facts for revising a request, from the rows of the photos and the copy of the catalogue. */
export const photoFacts: FactsInStatement<ReviseRequest, ContentFacts> = {
  sql: readPhotoFacts,
  values: ({ content, requestId }) => [content.photoIds, requestId],
  read(row) {
    const { are_photos_free: arePhotosFree, catalogue } = Row.parse(row);
    return { arePhotosFree, catalogue };
  },
};
