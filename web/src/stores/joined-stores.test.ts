import { StoreId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { MyStore } from '@osta/contracts/store/api';
import { describe, expect, it } from 'vitest';

import { joinedStores } from './joined-stores.ts';

const store: MyStore = {
  storeId: StoreId.parse('0197a000-0000-7000-8000-000000000001'),
  name: 'Al Aman',
  status: 'published',
  subscription: 'active',
  isPublic: true,
  role: 'staff',
  hasRevision: false,
  updatedAt: Instant.parse('2026-11-01T08:00:00.000Z'),
};

describe('the stores that somebody can leave', () => {
  it('are those of others, whatever is done there', () => {
    const joined: readonly MyStore[] = [store, { ...store, role: 'manager' }];
    expect(joinedStores([{ ...store, role: 'owner' }, ...joined])).toEqual(joined);
  });

  it('include what customers do not see: a membership lasts longer than a page', () => {
    const closed: MyStore = { ...store, status: 'closed', isPublic: false };
    expect(joinedStores([closed])).toEqual([closed]);
  });
});
