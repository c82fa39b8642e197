import type { HeldSchema, HeldTable } from '@osta/subscription/held-table';

/** What the tables that several services have hold of people. A service need not have all of them. */
export const heldEverywhere: readonly HeldTable[] = [
  // An audit looks into the events by the words that the catalog declares
  { name: 'event', others: ['topic', 'type', 'data', 'actor', 'source', 'hash'] },
  {
    name: 'idempotency',
    of: ['principal'],
    coded: ['answer'],
    others: ['principal', 'request_hash'],
  },
  { name: 'relay_checkpoint', others: ['name'] },
  { name: 'timer', others: ['name', 'about', 'topic', 'problem'] },
  { name: 'timer_basis', others: ['topic'] },
  { name: 'checkpoint', others: ['subscription', 'partition', 'position'] },
  { name: 'applied_stream', others: ['subscription', 'topic'] },
  { name: 'open_reading', others: ['subscription', 'partition'] },
  { name: 'subscription_state', others: ['subscription'] },
  // An audit looks into what is parked or was discarded as it does into events
  { name: 'parked_stream', others: ['subscription', 'topic', 'reason', 'error'] },
  {
    name: 'parked_event',
    others: ['subscription', 'stream_id', 'topic', 'event', 'raw', 'reason', 'error'],
  },
  {
    name: 'operator_action',
    others: [
      'subscription',
      'action',
      'stream_id',
      'event',
      'raw',
      'operator',
      'reason',
      'outcome',
    ],
  },
  // Its rows stay as tombstones; an audit checks that they have no key
  { name: 'subject_key', others: ['key'] },
  { name: 'catalogue_override', others: ['id', 'ar', 'en'] },
  { name: '_prisma_migrations', others: ['id', 'checksum', 'migration_name', 'logs'] },
];

/** The schema of the platform. */
export const heldByPlatform: HeldSchema = {
  schema: 'platform',
  tables: [{ name: 'rate_limit', others: ['key'] }, ...heldEverywhere],
};
