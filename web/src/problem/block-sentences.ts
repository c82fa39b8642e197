import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { StoreRefusal } from '@osta/contracts/store/refusals';

type BlockCode = Extract<StoreRefusal['code'], `BLOCK_${string}`>;

/** Sentences for refusals about times in which a store takes no bookings. */
export const blockSentences: {
  readonly [Code in BlockCode]: (facts: Readonly<Record<string, unknown>>) => MessageDescriptor;
} = {
  BLOCK_IN_THE_PAST: () => msg`That time is over. Choose an end that lies ahead.`,
  BLOCK_LIMIT_REACHED: ({ limit: most }) => {
    const limit = typeof most === 'number' ? most : 0;
    return msg`Your store already has ${plural(limit, {
      one: '# blocked time',
      other: '# blocked times',
    })}. Lift one you no longer need.`;
  },
  BLOCK_NOT_FOUND: () => msg`The store takes bookings at this time again.`,
};
