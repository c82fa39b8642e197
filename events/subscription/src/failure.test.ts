import { describe, expect, it } from 'vitest';

import { eventsAreFine, failureOf, type Failure } from './failure.ts';

/** An error of Postgres. Its text depends on the language of the server, so it must not be looked at. */
function postgres(code: string, hurt: Readonly<Record<string, unknown>> = {}): Error {
  return Object.assign(new Error('القيمة مرفوضة'), { code, ...hurt });
}

const cases: readonly (readonly [string, unknown, Failure])[] = [
  ['a deadlock', postgres('40P01'), 'transient'],
  ['a serialization failure', postgres('40001'), 'transient'],
  ['a terminated session', postgres('57P01'), 'transient'],
  ['too many connections', postgres('53300'), 'transient'],
  ['a lost connection', postgres('08006'), 'transient'],
  ['a reset socket', postgres('ECONNRESET'), 'transient'],
  [
    'a closed connection without a code',
    new Error('Connection terminated unexpectedly'),
    'transient',
  ],
  [
    'a pool without a free connection',
    new Error('timeout exceeded when trying to connect'),
    'transient',
  ],
  [
    'something that somebody can mend',
    Object.assign(new Error('The secret is missing'), { code: eventsAreFine }),
    'transient',
  ],
  ['a transient cause', new Error('apply failed', { cause: postgres('40001') }), 'transient'],
  [
    'a deadlock as Prisma tells it',
    Object.assign(postgres('P2010'), {
      meta: { driverAdapterError: { cause: { originalCode: '40P01' } } },
    }),
    'transient',
  ],
  ['a transaction that was open for too long', postgres('25P04'), 'transient'],
  ['a password that was changed', postgres('28P01'), 'transient'],
  ['a role that lacks a right', postgres('42501', { table: 'subject_key' }), 'transient'],
  ['a standby', postgres('25006'), 'transient'],
  [
    'events that were applied elsewhere',
    postgres('23502', { table: 'applied_stream', column: 'version' }),
    'applied-elsewhere',
  ],
  [
    'a stream that was begun elsewhere',
    postgres('23505', { table: 'applied_stream', constraint: 'applied_stream_pkey' }),
    'applied-elsewhere',
  ],
  [
    'a stream that was begun elsewhere, as Prisma tells it',
    Object.assign(new Error('Raw query failed'), {
      code: 'P2010',
      meta: {
        driverAdapterError: {
          cause: { originalCode: '23505', constraint: { index: 'applied_stream_pkey' } },
        },
      },
    }),
    'applied-elsewhere',
  ],
  [
    'a database that came from another cluster while the process ran',
    postgres('23502', { table: 'event', column: 'tx' }),
    'transient',
  ],
  [
    'another row that is there already',
    postgres('23505', { table: 'person', constraint: 'person_pkey' }),
    'permanent',
  ],
  [
    'a column of the handler that may not be null',
    postgres('23502', { table: 'person', column: 'version' }),
    'permanent',
  ],
  [
    'words that look like ours',
    new Error('duplicate key value violates unique constraint "applied_stream_pkey"'),
    'permanent',
  ],
  ['a violated constraint', postgres('23514'), 'permanent'],
  ['a bug', new TypeError('x is not a function'), 'permanent'],
  ['something that is no error', 'no', 'permanent'],
  ['nothing', undefined, 'permanent'],
];

describe('failureOf', () => {
  it.each(cases)('classifies %s', (_, error, failure) => {
    expect(failureOf(error)).toBe(failure);
  });

  it('ends on circular causes', () => {
    const error = new Error('one');
    error.cause = error;
    expect(failureOf(error)).toBe('permanent');
  });
});
