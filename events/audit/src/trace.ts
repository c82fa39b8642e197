import { AccountErased } from '@osta/contracts/account/account-erased';
import { accountTopic } from '@osta/contracts/account/topic';
import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import type { ClientBase } from 'pg';

import type { AuditSystem } from './audit-system.ts';
import { countErasedSql, erasedAmongSql, type Column } from './erase-check.sql.ts';

/** Something that an erasure has left behind, or a place where nobody would see it. Never what it says. */
export interface Trace {
  readonly fault:
    /** A row or an event says something about the person. */
    | 'readable'
    /** The state of a stream is not what its sealed events say, or they cannot be read, so that nobody can tell. */
    | 'state-differs'
    /** The service still has the key. */
    | 'key-kept'
    /** The service has not recorded that it forgot the person. */
    | 'not-answered'
    /** A subscription has not applied the erasure, or it is parked. */
    | 'waits'
    /** Nobody has declared what the column holds of people. */
    | 'undeclared';
  /** The erased person; null where it is nobody in particular. */
  readonly person: string | null;
  readonly schema: string;
  readonly table: string;
  readonly row: unknown;
  readonly field: string;
}

/** A check at work. */
export interface Check {
  readonly client: ClientBase;
  readonly system: AuditSystem;
  readonly person: string | null;
  readonly pageSize: number;
  readonly columns: readonly Column[];
  readonly isDone: (more: number) => Promise<void>;
}

/** Precedes every id. */
export const nobody = '00000000-0000-0000-0000-000000000000';
/** The topic and the type by which an erasure is found. */
export const erased = [accountTopic.name, AccountErased.shape.type.value] as const;
/** The schema of accounts. */
export const accounts = schemaOfTopic[accountTopic.name];

/** Counts the erased people that would be looked for. */
export async function measureErasures(client: ClientBase, person: string | null): Promise<number> {
  const { rows } = await client.query<{ readonly people: number }>(countErasedSql(accounts), [
    ...erased,
    person,
  ]);
  return rows[0]?.people ?? 0;
}

/** Returns the schemas with a table of this name. */
export function schemasWith({ columns }: Check, table: string): readonly string[] {
  return [...new Set(columns.filter((each) => each.table === table).map(({ schema }) => schema))];
}

/** Returns which of these people were erased; with a person, only that one counts. */
export async function erasedAmong(
  { client, person }: Check,
  people: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const asked = [...people].filter((each) => person === null || each === person);
  if (asked.length === 0) return new Set();
  const { rows } = await client.query<{ readonly id: string }>(erasedAmongSql(accounts), [
    ...erased,
    asked,
  ]);
  return new Set(rows.map(({ id }) => id));
}
