import type { UserId } from '@osta/contracts/ids';
import { professionalContract } from '@osta/contracts/professional/contract';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import { profileDeadlines } from '../domain/profile/deadlines.ts';
import { profile } from '../domain/profile/profile.ts';

/** Names whose profile it is. */
interface OfProfessional {
  readonly professionalId: UserId;
}

/** One stream per professional. Every command answers the profile as it is after it. */
export const profileAggregate = defineAggregate({
  contract: professionalContract,
  topic: 'professional',
  table: 'profile',
  fold: profile,
  deadlines: profileDeadlines,
  streamOf: ({ professionalId }: OfProfessional) => professionalId,
  answer({ streamId, state }) {
    if (state.status === 'none') throw new Error(`${streamId} has changed without a profile`);
    return state;
  },
});

export type ProfileAggregate = AggregateOf<typeof profileAggregate>;
