import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { Queryable } from '@osta/event-store/queryable';
import type { Pool } from 'pg';

import { readPeople, readWrittenNames } from './read-names.sql.ts';

/** A person with their name. */
export interface Person {
  readonly id: UserId;
  readonly fullName: string;
}

/** Looks up a person's name; it is empty until the name has arrived here. */
export type Names = (id: UserId) => Person;

interface PersonRow {
  readonly id: UserId;
  readonly full_name: string;
}

/** Reads the names of these people's accounts, each once. The search path finds the service's copy of people. */
export async function readNames(database: Queryable, ids: readonly UserId[]): Promise<Names> {
  return namesIn(await database.query<PersonRow>({ ...readPeople, values: [[...new Set(ids)]] }));
}

/**
 * Reads the names of these people as they write them for readers of this language: professionals may; the others have
 * the name of their account. The pool finds the service's copies of people and of written names in its search path.
 */
export async function readNamesFor(
  pool: Pool,
  ids: readonly UserId[],
  locale: Locale,
): Promise<Names> {
  const values = [[...new Set(ids)], locale === 'ar'];
  return namesIn(await pool.query<PersonRow>({ ...readWrittenNames, values }));
}

function namesIn({ rows }: { readonly rows: readonly PersonRow[] }): Names {
  const names = new Map(rows.map((person) => [person.id, person.full_name]));
  return (id) => ({ id, fullName: names.get(id) ?? '' });
}
