import type { HeldTable } from '@osta/subscription/held-table';

/** What the tables of the service hold of people. */
export const notificationHolds: readonly HeldTable[] = [
  { name: 'person', of: ['user_id'], words: ['full_name'] },
  { name: 'written_name', of: ['id'], words: ['ar', 'en'] },
  { name: 'store_name', of: ['owner_id'], words: ['name', 'waiting_name'] },
  { name: 'booked_name', of: ['professional_id'], words: ['name'] },
  {
    name: 'notification',
    of: ['recipient_id'],
    coded: ['parameters'],
    others: ['type', 'reason', 'role'],
  },
  { name: 'notification_counter', of: ['user_id'], coded: ['preferences'] },
];
