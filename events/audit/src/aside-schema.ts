import { escapeIdentifier, escapeLiteral, type ClientBase } from 'pg';

/** The comment on every schema that a rebuild makes. Only a schema with this comment is ever dropped. */
const marker = 'Built aside by osta-audit';

/** A rebuild was told to use a schema that it did not make. */
export class ForeignSchema extends Error {
  override readonly name = 'ForeignSchema';
}

/**
 * Makes a fresh schema and marks it. What an earlier rebuild left under the name is dropped.
 *
 * Runs in the transaction of `client`: creation, mark and contents are there together or not at all.
 *
 * @throws ForeignSchema when the schema exists without the mark: then nothing has been changed
 */
export async function makeAside(client: ClientBase, schema: string): Promise<void> {
  await dropAside(client, schema);
  const name = escapeIdentifier(schema);
  await client.query(`create schema ${name}`);
  await client.query(`comment on schema ${name} is ${escapeLiteral(marker)}`);
}

/**
 * Drops a schema that {@link makeAside} has made. One that is not there is no matter.
 *
 * @throws ForeignSchema when the schema exists without the mark: then nothing has been changed
 */
export async function dropAside(client: ClientBase, schema: string): Promise<void> {
  const { rows } = await client.query<{ readonly comment: string | null }>(
    `select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = $1`,
    [schema],
  );
  const [there] = rows;
  if (!there) return;
  if (there.comment !== marker) {
    throw new ForeignSchema(
      `The schema ${schema} was not made by osta-audit, so it is left as it is. Choose another name for --into, or drop the schema yourself`,
    );
  }
  await client.query(`drop schema ${escapeIdentifier(schema)} cascade`);
}
