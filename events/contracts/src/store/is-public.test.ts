import { expect, it } from 'vitest';

import { isPublic } from './is-public.ts';
import { StoreStatus, SubscriptionStatus } from './status.ts';

it('shows a store only when its page and its subscription allow it', () => {
  const shown = StoreStatus.options.flatMap((listing) =>
    SubscriptionStatus.options
      .filter((subscription) => isPublic(listing, subscription))
      .map((subscription) => [listing, subscription]),
  );
  expect(shown).toEqual([
    ['published', 'trialing'],
    ['published', 'active'],
    ['published', 'past_due'],
    ['published', 'cancel_at_period_end'],
  ]);
});
