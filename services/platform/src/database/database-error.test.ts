import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';

import { classifyDatabaseError, constraintOf } from './database-error.ts';

/** Returns an error as `pg` throws it. */
function fromPg(code: string, constraint?: string): Error {
  return Object.assign(new DatabaseError('x', 1, 'error'), { code, constraint });
}

/** Returns an error as Prisma 7.10.0 throws it, as observed on a real server. */
function fromPrisma(code: string, cause: object): Error {
  const driverAdapterError = { name: 'DriverAdapterError', cause };
  return Object.assign(new Error('Invalid invocation'), { code, meta: { driverAdapterError } });
}

describe('classifyDatabaseError', () => {
  it.each([
    ['pg, unique', fromPg('23505'), 'unique'],
    ['pg, exclusion', fromPg('23P01'), 'exclusion'],
    ['pg, deadlock', fromPg('40P01'), 'conflict'],
    ['pg, serialization', fromPg('40001'), 'conflict'],
    ['pg, lock timeout', fromPg('55P03'), 'overloaded'],
    ['pg, statement timeout', fromPg('57014'), 'overloaded'],
    ['pg, too many connections', fromPg('53300'), 'overloaded'],
    ['pg, backend ended', fromPg('57P01'), 'unavailable'],
    [
      'pg, a database that came from another cluster while the process ran',
      Object.assign(fromPg('23502'), { table: 'event', column: 'tx' }),
      'unavailable',
    ],
    ['pg, starting up', fromPg('57P03'), 'unavailable'],
    ['pg, any connection exception', fromPg('08006'), 'unavailable'],
    ['pool', new Error('timeout exceeded when trying to connect'), 'overloaded'],
    ['pool, ended', new Error('Cannot use a pool after calling end on the pool'), 'unavailable'],
    ['connection', new Error('Connection terminated unexpectedly'), 'unavailable'],
    ['network', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'unavailable'],
    [
      'network, both families of addresses',
      new AggregateError([Object.assign(new Error('::1'), { code: 'ECONNREFUSED' })]),
      'unavailable',
    ],
    [
      'Prisma, unique',
      fromPrisma('P2002', { originalCode: '23505', kind: 'UniqueConstraintViolation' }),
      'unique',
    ],
    ['Prisma, raw exclusion', fromPrisma('P2010', { originalCode: '23P01' }), 'exclusion'],
    ['Prisma, exclusion', fromPrisma('P2039', { originalCode: '23P01' }), 'exclusion'],
    ['Prisma, raw serialization', fromPrisma('P2010', { originalCode: '40001' }), 'conflict'],
    ['Prisma, raw, backend ended', fromPrisma('P2010', { originalCode: '57P01' }), 'unavailable'],
    ['Prisma, refused', fromPrisma('P1001', { kind: 'DatabaseNotReachable' }), 'unavailable'],
    ['Prisma, pool', Object.assign(new Error('no time'), { code: 'P2028' }), 'overloaded'],
    [
      'Prisma, conflict at commit',
      Object.assign(new Error('TransactionWriteConflict'), { name: 'DriverAdapterError' }),
      'conflict',
    ],
    ['a bug in SQL', fromPg('42703'), undefined],
    ['a bug in Prisma', fromPrisma('P2010', { originalCode: '42703' }), undefined],
    ['a bug elsewhere', new TypeError('x is undefined'), undefined],
    ['nothing', undefined, undefined],
    ['a text', 'ECONNREFUSED', undefined],
  ])('classifies %s', (_name, error, kind) => {
    expect(classifyDatabaseError(error)).toBe(kind);
  });

  it('finds the cause of an error, and ends on circular causes', () => {
    const inner = fromPg('40001');
    const outer = new Error('the command failed', { cause: inner });
    inner.cause = outer;

    expect(classifyDatabaseError(outer)).toBe('conflict');
  });
});

describe('constraintOf', () => {
  it.each([
    ['pg', fromPg('23505', 'car_owner_key')],
    [
      'Prisma',
      fromPrisma('P2010', {
        originalCode: '23505',
        originalMessage: 'القيمة موجودة مسبقا',
        constraint: { index: 'car_owner_key' },
      }),
    ],
  ])('names the violated constraint of %s', (_name, error) => {
    expect(constraintOf(error)).toBe('car_owner_key');
  });

  it('names nothing without a violated constraint, whatever the message says', () => {
    const words = 'duplicate key value violates unique constraint "car_owner_key"';
    expect(constraintOf(new Error(words))).toBeUndefined();
  });
});
