import { UserId, type ServiceRequestId } from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import { mostAsked } from '@osta/contracts/request/most-asked';
import type { RequestContent } from '@osta/contracts/request/terms';
import { OfferedCatalogue } from '@osta/platform/catalogue/catalogue-facts';
import type { FactsInStatement } from '@osta/platform/handle';
import { z } from 'zod';

import type { RequestPolicy } from '../domain/request/request-policy.ts';
import type { ContentFacts, ReachFacts, SendingFacts } from '../domain/request/sending.ts';
import { noWork, wantedIn, wantedWork } from '../matching/wanted-work.ts';
import { readSendingFacts } from './sending-facts.sql.ts';

const day = 24 * 3_600_000;

interface Sending {
  readonly professionalIds: readonly UserId[];
  readonly to?: 'all' | undefined;
  /** Absent: the request is written already, under `requestId`. */
  readonly content?: RequestContent;
  readonly requestId?: ServiceRequestId;
}

const Row = z.object({
  askable: z.array(UserId),
  isOnePaused: z.boolean(),
  declining: z.array(UserId),
  whoCan: z.array(UserId),
  sent_lately: z.int(),
  customer_since: z.string().nullable(),
  are_photos_free: z.boolean(),
  catalogue: OfferedCatalogue,
});

/**
 * Returns the facts for sending a request, from the service's own copies. Two requests that one
 * customer sends at the same moment do not count each other: the limit slows spam down, it is not an
 * invariant. Who can is looked for only where all of them are asked.
 */
export function sendingFacts(
  policy: RequestPolicy,
): FactsInStatement<Sending, SendingFacts & ContentFacts & ReachFacts> {
  return {
    sql: readSendingFacts,
    values: ({ professionalIds, to, content, requestId }, { now }) => [
      professionalIds,
      later(now, -day),
      requestId ?? null,
      content?.photoIds ?? [],
      null,
      ...(content ? wantedWork(wantedIn(content)) : noWork),
      to === 'all' ? mostAsked : 0,
    ],
    read(row) {
      const {
        askable,
        isOnePaused,
        declining,
        whoCan,
        customer_since: since,
        ...content
      } = Row.parse(row);
      const { sent_lately: sentLately, are_photos_free: arePhotosFree } = content;
      const customerSince = since === null ? null : Instant.parse(new Date(since).toISOString());
      return {
        policy,
        askable,
        isOnePaused,
        declining,
        whoCan,
        sentLately,
        customerSince,
        arePhotosFree,
        catalogue: content.catalogue,
      };
    },
  };
}
