import { UserId } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import type { RequestContent } from '@osta/contracts/request/terms';
import { OfferedCatalogue } from '@osta/platform/catalogue/catalogue-facts';
import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { RequestPolicy } from '../domain/request/request-policy.ts';
import type { ContentFacts, SendingFacts } from '../domain/request/sending.ts';
import { readSendingFacts } from './sending-facts.sql.ts';

const day = 24 * 3_600_000;

interface Sending {
  readonly professionalIds: readonly UserId[];
  /** Absent: the request is written already. */
  readonly content?: RequestContent;
}

const Row = z.object({
  askable: z.array(UserId),
  isOnePaused: z.boolean(),
  sent_lately: z.int(),
  customer_since: z.string().nullable(),
  are_photos_free: z.boolean(),
  catalogue: OfferedCatalogue,
});

/**
 * Returns the facts for sending a request, from the service's own copies. Two requests that one
 * customer sends at the same moment do not count each other: the limit slows spam down, it is not an
 * invariant.
 */
export function sendingFacts(
  policy: RequestPolicy,
): FactsInStatement<Sending, SendingFacts & ContentFacts> {
  return {
    sql: readSendingFacts,
    values: ({ professionalIds, content }, { now }) => [
      professionalIds,
      later(now, -day),
      content?.photoIds ?? [],
      null,
    ],
    read(row) {
      const { askable, isOnePaused, customer_since: since, ...content } = Row.parse(row);
      const { sent_lately: sentLately, are_photos_free: arePhotosFree } = content;
      const customerSince = since === null ? null : Instant.parse(new Date(since).toISOString());
      return {
        policy,
        askable,
        isOnePaused,
        sentLately,
        customerSince,
        arePhotosFree,
        catalogue: content.catalogue,
      };
    },
  };
}
