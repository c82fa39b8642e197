import type { EventEnvelope } from '@osta/contracts/envelope';
import { requestContract } from '@osta/contracts/request/contract';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { publishedSql } from './professionals-copy.sql.ts';

/** Copies who has published a profile. They can be invited unless `standingCopy` has them as hidden. */
export const professionalsCopy: Copy = defineCopy({
  contract: requestContract,
  name: 'professionals',
  topics: ['professional'],
  tables: [{ name: 'professional', key: ['id'], compared: ['published_at'] }],
  sql: publishedSql,
  values: publishedIn,
});

/** Returns the parameters of `publishedSql` for a batch of events. */
function publishedIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const published = events.filter(({ type }) => type === 'osta.professional.profile-published');
  // The first event of a batch wins: later ones change the profile, not the fact that there is one
  const times = new Map(published.toReversed().map(({ subject, time }) => [subject, time]));
  return [[...times.keys()], [...times.values()]];
}
