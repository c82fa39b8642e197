import type { ReadModel } from '@osta/subscription/read-model';
import { escapeIdentifier as quote, type ClientBase } from 'pg';

import { dropAside, makeAside } from './aside-schema.ts';
import { findTwinsSql, lockReadersSql } from './live-rebuild.sql.ts';

/** The rebuild's state does not allow the request. The message says why. */
export class RebuildRefused extends Error {
  override readonly name: string = 'RebuildRefused';
}

/** Another process works on the rebuild. */
export class RebuildBusy extends RebuildRefused {
  override readonly name = 'RebuildBusy';
}

/** Returns the schema in which the tables are built: of the model alone, as several of a service may be on their way. */
export function asideOf(model: ReadModel): string {
  return `${ownName(model)}_aside`;
}

/** Returns the schema that keeps the previously live tables until they are dropped. */
export function beforeOf(model: ReadModel): string {
  return `${ownName(model)}_before`;
}

function ownName({ schema, name }: ReadModel): string {
  const inSchema = name.startsWith(schema) ? name : `${schema}_${name}`;
  return inSchema.replaceAll(/[^a-z0-9]+/gu, '_');
}

interface Twin {
  readonly name: string;
  readonly kind: 'table' | 'view';
  readonly owner: string;
  readonly grants: readonly string[];
  readonly isAlike: boolean;
}

/**
 * Moves each live table and view of the model away and its rebuilt twin into its place, with owner and grants.
 * Runs in the transaction of `client`.
 *
 * @throws RebuildRefused when the live tables were migrated since the rebuilt ones were made
 */
export async function exchange(client: ClientBase, model: ReadModel): Promise<void> {
  const { schema, tables } = model;
  const [aside, before] = [asideOf(model), beforeOf(model)];
  await makeAside(client, before);
  const { rows } = await client.query<Twin>(findTwinsSql, [quote(schema), quote(aside)]);
  // The migrations of the service make its other read models aside as well, empty, and their projectors write to the
  // live ones all the time
  const own = new Set(tables.map(({ name }) => name));
  const twins = rows.filter(({ kind, name }) => kind === 'view' || own.has(name));
  const isWhole = tables.every(({ name }) => twins.some((twin) => twin.name === name));
  if (!isWhole || twins.some(({ isAlike }) => !isAlike)) {
    throw new RebuildRefused(
      'The live tables were migrated since the rebuild began: drop it and start again',
    );
  }
  await client.query(lockReadersSql(model));
  for (const { name, kind, owner, grants } of twins) {
    const live = `${quote(schema)}.${quote(name)}`;
    await client.query(`alter ${kind} ${live} set schema ${quote(before)}`);
    await client.query(`alter ${kind} ${quote(aside)}.${quote(name)} set schema ${quote(schema)}`);
    await client.query(`alter ${kind} ${live} owner to ${quote(owner)}`);
    for (const grant of grants) await client.query(grant.replace('%TARGET%', live));
  }
  await dropAside(client, aside);
}
