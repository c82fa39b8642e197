import type { ClientBase } from 'pg';

import { findOneKey, mayReadKeys, nextKeys, replaceKeys } from './personal-data.sql.ts';
import { unwrapKey, wrapKey } from './wrapped-keys.ts';

/** Something that runs one statement: a pool or one of its connections. */
type Queryable = Pick<ClientBase, 'query'>;

interface StoredKey {
  readonly subject: string;
  readonly key: Buffer;
}

/**
 * Makes sure that the secrets of this process open the keys in these schemas. One that has not been migrated yet,
 * or has not given its rights yet, has none for us: its events wait.
 *
 * @throws ConfigProblem when they do not: no name could be read
 */
export async function requireKeySecrets(
  database: Queryable,
  schemas: readonly string[],
): Promise<void> {
  for (const schema of schemas) {
    const found = await database.query<{ readonly has: boolean }>(mayReadKeys, [schema]);
    if (found.rows[0]?.has !== true) continue;
    const { rows } = await database.query<StoredKey>(findOneKey(schema));
    for (const { subject, key } of rows) unwrapKey(key, subject);
  }
}

const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Wraps all keys of a service anew with the first secret, while it serves. Afterwards an older secret is not
 * needed any more.
 *
 * @returns how many
 * @throws ConfigProblem when a secret is missing; the keys before it are wrapped anew then
 */
export async function rewrapKeys(database: Queryable, schema: string): Promise<number> {
  let count = 0;
  let last = nobody;
  for (;;) {
    const { rows } = await database.query<StoredKey>(nextKeys(schema), [last]);
    const end = rows.at(-1);
    if (end === undefined) return count;
    const anew = rows.map(({ subject, key }) => wrapKey(unwrapKey(key, subject), subject));
    const { rowCount } = await database.query(replaceKeys(schema), [
      rows.map(({ subject }) => subject),
      rows.map(({ key }) => key),
      anew,
    ]);
    count += rowCount ?? 0;
    last = end.subject;
  }
}
