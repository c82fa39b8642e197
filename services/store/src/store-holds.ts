import type { HeldTable } from '@osta/subscription/held-table';

const ofStore = { table: 'store', key: 'store_id', of: 'owner_id' } as const;

/** What the tables of the service hold of people. */
export const storeHolds: readonly HeldTable[] = [
  { name: 'person', of: ['id'], words: ['full_name'] },
  { name: 'written_name', of: ['id'], words: ['ar', 'en'] },
  { name: 'hidden_professional', others: ['standing'] },
  { name: 'store_words', through: ofStore, words: ['words'] },
  { name: 'store_name_words', through: ofStore, words: ['words'] },
  { name: 'picture', through: ofStore, goes: true },
  { name: 'receipt', through: ofStore, goes: true },
  { name: 'invoice', others: ['kind', 'issued_on'] },
  {
    name: 'practice_checkout',
    others: ['reference', 'currency', 'locale', 'return_url', 'report_url', 'answer', 'refunds'],
  },
  // Words and days of visitors of whom nothing else is known (ADR 51)
  { name: 'store_view_words', others: ['words'] },
  { name: 'view_key', others: ['key'] },
  { name: 'viewer', others: ['hash'] },
];
