import type { EventEnvelope } from '@osta/contracts/envelope';
import { requestContract } from '@osta/contracts/request/contract';
import { erasedAmong, peopleIn } from '@osta/platform/people/people-in';
import { forgottenKeys } from '@osta/platform/personal-data/forgotten-keys';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { professionalsSql } from './professionals-copy.sql.ts';

/**
 * Copies who has published a profile. They can be invited unless `standingCopy` has them as hidden. It follows accounts
 * itself: a rebuild beside the live table has to forget who is erased meanwhile, too.
 */
export const professionalsCopy: Copy = defineCopy({
  contract: requestContract,
  name: 'professionals',
  topics: ['professional', 'account'],
  tables: [{ name: 'professional', key: ['id'], compared: ['published_at'] }],
  reads: [forgottenKeys],
  sql: professionalsSql,
  values: professionalsIn,
});

/** Returns the parameters of `professionalsSql` for a batch of events. */
function professionalsIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const published = events.filter(({ type }) => type === 'osta.professional.profile-published');
  // The first event of a batch wins: later ones change the profile, not the fact that there is one
  const times = new Map(published.toReversed().map(({ subject, time }) => [subject, time]));
  return [[...times.keys()], [...times.values()], erasedAmong(peopleIn(events))];
}
