/** A row of a copy that no event explains: schema, table, columns with their values in SQL. */
type StrayRow = readonly [string, string, Readonly<Record<string, string>>];

const somebody = 'uuidv7()';

/** The copies that several services keep alike. */
const alike: Readonly<Record<string, readonly [string, Readonly<Record<string, string>>]>> = {
  'names-of-services': [
    'catalogue_override',
    { id: `'plumbing.leak'`, ar: `'اسم'`, en: `'A name'`, is_hidden: 'false' },
  ],
  people: ['person', { id: somebody, full_name: `'Somebody'` }],
  'written-names': ['written_name', { id: somebody, version: '1', ar: `'اسم'`, en: `'A name'` }],
  standing: ['hidden_professional', { id: somebody, standing: `'suspended'` }],
  pauses: ['paused_professional', { id: somebody }],
};

function kept(schema: string, ...copies: readonly string[]): Readonly<Record<string, StrayRow>> {
  return Object.fromEntries(
    copies.flatMap((copy) => {
      const [table, row] = alike[copy] ?? [];
      return table && row ? [[`${schema}-${copy}`, [schema, table, row] as const]] : [];
    }),
  );
}

/** A row for each read model that nothing else is forged in. */
const rows: Readonly<Record<string, StrayRow>> = {
  ...kept('identity', 'names-of-services'),
  ...kept('professional', 'names-of-services', 'people'),
  ...kept('request', 'names-of-services', 'written-names', 'standing', 'pauses'),
  ...kept('notification', 'names-of-services', 'written-names'),
  ...kept('booking', 'names-of-services', 'written-names', 'standing', 'pauses'),
  ...kept('store', 'names-of-services', 'people', 'written-names', 'standing'),
  ...kept('catalogue', 'people'),
  'identity-store-memberships': [
    'identity',
    'store_membership',
    { store_id: somebody, user_id: somebody },
  ],
  'identity-mail-choices': ['identity', 'booking_mail_off', { person_id: somebody }],
  'professional-faces': ['professional', 'face', { id: somebody, avatar_id: somebody }],
  'professional-conduct': [
    'professional',
    'asked_work',
    { id: somebody, professional_id: somebody, is_cancelled_late: 'true' },
  ],
  'professional-done-work': [
    'professional',
    'done_work',
    { id: somebody, professional_id: somebody },
  ],
  'professional-taken-days': [
    'professional',
    'taken_time',
    { id: somebody, professional_id: somebody, starts_at: 'now()', is_blocking: 'true' },
  ],
  'request-reach': [
    'request',
    'professional_reach',
    { id: somebody, trades: `'{plumbing}'`, home: `'[32.9, 13.2]'` },
  ],
  notifications: [
    'notification',
    'notification_counter',
    { user_id: somebody, unread: '7', total: '7', readings: '0', newest: '0' },
  ],
  'notification-stores': [
    'notification',
    'store_name',
    { store_id: somebody, version: '1', owner_id: somebody, name: `'{}'` },
  ],
  'notification-booked-names': [
    'notification',
    'booked_name',
    { subject_id: somebody, professional_id: somebody },
  ],
  'booking-figures': [
    'booking',
    'work_figure',
    {
      id: somebody,
      version: '1',
      professional_id: somebody,
      placed_at: 'now()',
      waits: 'false',
    },
  ],
  'store-booked': [
    'store',
    'booked',
    { id: somebody, version: '1', store_id: somebody, is_open: 'true' },
  ],
  'store-figures': [
    'store',
    'booking_figure',
    { id: somebody, version: '1', store_id: somebody, placed_at: 'now()', waits: 'false' },
  ],
  'store-ratings': [
    'store',
    'rating',
    { store_id: somebody, one: '0', two: '0', three: '0', four: '0', five: '7' },
  ],
  'store-invoice-numbers': [
    'store',
    'invoice',
    {
      kind: `'invoice'`,
      document_id: somebody,
      store_id: somebody,
      year: '1999',
      number: '1',
      issued_on: `'1999-12-31'`,
    },
  ],
};

/** Rows that nobody's event explains, by read model, and what `diff` says of each. */
export const strayRows: readonly (readonly [string, string, string, RegExp])[] = Object.entries(
  rows,
).map(([model, [schema, table, row]]) => [
  model,
  `a row of ${table} that no event explains`,
  `insert into ${schema}.${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`,
  new RegExp(`^${table} .*: not in the log$`, 'mu'),
]);
