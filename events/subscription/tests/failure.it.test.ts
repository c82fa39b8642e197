import { requestDatabase, type RequestDatabase } from '@osta/event-store/testing/request-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { failureOf, type Failure } from '../src/failure.ts';

let database: RequestDatabase;

beforeAll(async () => {
  database = await requestDatabase();
});

afterAll(() => database.drop());

/** Raises an error as a server in another language would: the Postgres for tests has no translations. */
function raised(fields: string): string {
  return `do $$ begin raise exception using message = 'القيمة مرفوضة', ${fields}; end $$`;
}

it.each<[string, string, Failure]>([
  [
    'a stream that was begun elsewhere',
    "errcode = '23505', constraint = 'applied_stream_pkey'",
    'applied-elsewhere',
  ],
  [
    'events that were applied elsewhere',
    "errcode = '23502', table = 'applied_stream', column = 'version'",
    'applied-elsewhere',
  ],
  ['another row that is there', "errcode = '23505', constraint = 'person_pkey'", 'permanent'],
  ['a deadlock', "errcode = '40P01'", 'transient'],
  ['a transaction that took too long', "errcode = '25P04'", 'transient'],
])('recognises %s in any language of the server', async (_name, fields, failure) => {
  const rejection: unknown = await database.pool
    .query(raised(fields))
    .catch((error: unknown) => error);
  expect(rejection).toMatchObject({ message: 'القيمة مرفوضة' });
  expect(failureOf(rejection)).toBe(failure);
});
