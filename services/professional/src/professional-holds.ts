import type { HeldTable } from '@osta/subscription/held-table';

/** What the tables of the service hold of people. */
export const professionalHolds: readonly HeldTable[] = [
  { name: 'person', of: ['id'], words: ['full_name'] },
  { name: 'document_file', of: ['applicant_id'], goes: true },
  { name: 'work_picture', of: ['professional_id'], goes: true },
  { name: 'face', of: ['id'], goes: true },
  { name: 'profile_words', of: ['id'], words: ['named', 'said'] },
  { name: 'asked_work', others: ['outcome'] },
];
