import type { HeldTable } from '@osta/subscription/held-table';

/** What the tables of the service hold of people. */
export const bookingHolds: readonly HeldTable[] = [
  { name: 'person', of: ['id'], words: ['full_name'] },
  { name: 'written_name', of: ['id'], words: ['ar', 'en'] },
  { name: 'phone', of: ['id'], goes: true },
  { name: 'work_place', of: ['id'], goes: true },
  { name: 'calendar_feed', of: ['user_id'], goes: true },
  { name: 'client_note', of: ['professional_id', 'customer_id'], goes: true },
  {
    name: 'offering',
    of: ['professional_id'],
    words: ['name'],
    others: ['service_id', 'terms'],
  },
  {
    name: 'store',
    of: ['owner_id'],
    words: ['name', 'waiting_name'],
    others: ['listing', 'subscription'],
  },
  { name: 'store_member', others: ['role'] },
  { name: 'hidden_professional', others: ['standing'] },
  { name: 'work_figure', others: ['outcome'] },
];
