import type { EventEnvelope } from '@osta/contracts/envelope';
import { middleOf } from '@osta/contracts/middle-of';
import { ActivityAreaChanged } from '@osta/contracts/professional/activity-area-changed';
import { ProfilePublished } from '@osta/contracts/professional/profile-published';
import { RequestRulesSaved } from '@osta/contracts/professional/request-rules-saved';
import { recordedAs } from '@osta/contracts/recorded-as';
import { requestContract } from '@osta/contracts/request/contract';
import { erasedAmong, peopleIn } from '@osta/platform/people/people-in';
import { forgottenKeys } from '@osta/platform/personal-data/forgotten-keys';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { reachSql } from './reach-copy.sql.ts';

/**
 * Copies the trades of professionals, where they work, and which requests they want. It follows accounts itself: a
 * rebuild beside the live table has to forget who is erased meanwhile, too.
 */
export const reachCopy: Copy = defineCopy({
  contract: requestContract,
  name: 'reach',
  topics: ['professional', 'account'],
  tables: [
    {
      name: 'professional_reach',
      key: ['id'],
      compared: ['trades', 'home', 'area', 'rules'],
      // Where somebody lives, or works
      personal: ['home', 'area'],
    },
  ],
  reads: [forgottenKeys],
  sql: reachSql,
  values: reachIn,
});

/** What a batch says of a professional. */
interface Told {
  readonly profile?: { readonly trades: readonly string[]; readonly home: object };
  readonly area?: ActivityAreaChanged['data'];
  readonly rules?: RequestRulesSaved['data'];
}

const isProfile = recordedAs([ProfilePublished]);
const isArea = recordedAs([ActivityAreaChanged]);
const saysRules = recordedAs([RequestRulesSaved]);

/** Returns the parameters of `reachSql` for a batch of events. The last word on each part counts. */
export function reachIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const told = new Map<string, Told>();
  for (const event of events) {
    const part = partIn(event);
    if (part) told.set(event.subject, { ...told.get(event.subject), ...part });
  }
  const all = [...told.values()];
  return [
    [...told.keys()],
    all.map(({ profile }) => json(profile)),
    all.map(({ area }) => json(area)),
    all.map(({ rules }) => json(rules)),
    erasedAmong(peopleIn(events)),
  ];
}

function json(part: object | undefined): string | null {
  return part ? JSON.stringify(part) : null;
}

function partIn(event: EventEnvelope): Told | undefined {
  if (isProfile(event)) {
    const { categoryIds, placeId } = event.data;
    return { profile: { trades: categoryIds, home: middleOf(placeId) } };
  }
  if (isArea(event)) return { area: event.data };
  if (saysRules(event)) return { rules: event.data };
  return undefined;
}
