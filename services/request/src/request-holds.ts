import type { HeldTable } from '@osta/subscription/held-table';

/** What the tables of the service hold of people. */
export const requestHolds: readonly HeldTable[] = [
  { name: 'person', of: ['id'], words: ['full_name'], others: ['kind'] },
  { name: 'written_name', of: ['id'], words: ['ar', 'en'] },
  { name: 'request_photo', of: ['customer_id'], goes: true },
  { name: 'professional_reach', of: ['id'], goes: true },
  { name: 'hidden_professional', others: ['standing'] },
];
