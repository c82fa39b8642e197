import type { UserId } from '@osta/contracts/ids';
import type { Pool } from 'pg';

import { readPeople } from './read-names.sql.ts';

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

/** Reads the names of these people, each once. The pool finds the service's copy of people in its search path. */
export async function readNames(pool: Pool, ids: readonly UserId[]): Promise<Names> {
  const { rows } = await pool.query<PersonRow>({ ...readPeople, values: [[...new Set(ids)]] });
  const names = new Map(rows.map((person) => [person.id, person.full_name]));
  return (id) => ({ id, fullName: names.get(id) ?? '' });
}
