import type { HeldTable } from '@osta/subscription/held-table';

/** What the tables of the service hold of people. */
export const catalogueHolds: readonly HeldTable[] = [
  { name: 'person', of: ['id'], words: ['full_name'] },
];
