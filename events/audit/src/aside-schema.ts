import { escapeIdentifier, escapeLiteral, type ClientBase } from 'pg';

import { asideMarker as marker } from './audit-role.sql.ts';

/** A rebuild was given the name of a schema that no rebuild made. */
export class ForeignSchema extends Error {
  override readonly name = 'ForeignSchema';
}

/**
 * Creates and marks an empty schema. Drops what an earlier rebuild left under the name.
 *
 * Runs in the transaction of `client`, so creation, mark and contents are atomic.
 *
 * @throws ForeignSchema when the schema exists without the mark; then nothing is changed
 */
export async function makeAside(client: ClientBase, schema: string): Promise<void> {
  await dropAside(client, schema);
  const name = escapeIdentifier(schema);
  await client.query(`create schema ${name}`);
  await client.query(`comment on schema ${name} is ${escapeLiteral(marker)}`);
}

/**
 * Drops a schema that {@link makeAside} has made; does nothing when it is missing.
 *
 * @throws ForeignSchema when the schema exists without the mark; then nothing is changed
 */
export async function dropAside(client: ClientBase, schema: string): Promise<void> {
  if (await hasAside(client, schema)) {
    await client.query(`drop schema ${escapeIdentifier(schema)} cascade`);
  }
}

/**
 * Gives a schema another name, in the place of what an earlier rebuild left there. Call it in a transaction.
 *
 * @throws ForeignSchema when that name is taken by a schema that no rebuild made; then nothing is changed
 */
export async function takeName(client: ClientBase, schema: string, name: string): Promise<void> {
  await dropAside(client, name);
  await client.query(
    `alter schema ${escapeIdentifier(schema)} rename to ${escapeIdentifier(name)}`,
  );
}

/**
 * Returns whether a schema exists that the tool has made.
 *
 * @throws ForeignSchema when it exists, and somebody else has made it
 */
export async function hasAside(client: ClientBase, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ readonly comment: string | null }>(
    `select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = $1`,
    [schema],
  );
  const [there] = rows;
  if (!there) return false;
  if (there.comment === marker) return true;
  throw new ForeignSchema(
    `The schema ${schema} was not made by osta-audit, so it is left as it is. Choose another name for --into, or drop the schema yourself`,
  );
}
