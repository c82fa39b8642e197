import { escapeLiteral, type Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { beginning, cursorText, parseCursor, type EventCursor } from '../src/event-cursor.ts';
import { inTransaction } from '../src/in-transaction.ts';
import { backlogSql, cursorOfSql, readForwardSql, readStreamSql } from '../src/read-events.sql.ts';
import { backlog, readForward } from '../src/read-events.ts';
import { patience } from '../src/testing/patience.ts';
import { requestDatabase, type RequestDatabase } from '../src/testing/request-database.ts';

const source = { schema: 'request', topic: 'request' } as const;

let database: RequestDatabase;
let pool: Pool;

beforeEach(async () => {
  database = await requestDatabase();
  ({ pool } = database);
});

afterEach(() => database.drop());

async function insert(transactions: readonly number[]): Promise<void> {
  await pool.query(
    `insert into request.event (tx, id, topic, stream_id, stream_version, type, data, time, actor,
       correlation_id, causation_id, source)
     select tx::text::xid8, gen_random_uuid(), 'request', gen_random_uuid(), 1,
       'osta.request.service-request-viewed.v1', '{}', now() - interval '10 seconds', 'system',
       gen_random_uuid(), gen_random_uuid(), '/osta/request'
     from unnest($1::bigint[]) as tx`,
    [transactions],
  );
}

async function read(limit: number): Promise<readonly EventCursor[]> {
  const cursors: EventCursor[] = [];
  for (;;) {
    const { events } = await readForward(pool, source, cursors.at(-1) ?? beginning, limit);
    if (events.length === 0) return cursors;
    cursors.push(...events.map(({ cursor }) => cursor));
  }
}

describe('readForward', () => {
  it('sorts transaction ids as numbers: 10 comes after 9', async () => {
    await insert([100, 9, 10, 99, 10]);
    const cursors = await read(2);
    expect(cursors.map(({ tx }) => tx)).toEqual(['9', '10', '10', '99', '100']);
    expect(cursors.map((cursor) => parseCursor(cursorText(cursor)))).toEqual(cursors);
  });

  it('stops before a running transaction', async () => {
    const page = await inTransaction(pool, async (writer) => {
      await writer.query('select pg_current_xact_id()');
      await pool.query(
        `insert into request.event (id, topic, stream_id, stream_version, type, data, time, actor,
           correlation_id, causation_id, source)
         values ($1, 'request', $1, 1, 'osta.request.service-request-viewed.v1', '{}', now(), 'system',
           $1, $1, '/osta/request')`,
        [uuidv7()],
      );
      return readForward(pool, source, beginning, 10);
    });
    expect(page).toEqual({ events: [], isHeldBack: true });
    expect(await backlog(pool, source, beginning)).toMatchObject({ events: 1 });
    // Transactions of other tests, in other databases of the server, delay it too
    await vi.waitFor(async () => expect(await read(10)).toHaveLength(1), patience);
  });

  it('reads one topic or all of them', async () => {
    await insert([9]);
    const elsewhere = { schema: 'request', topic: 'account' } as const;
    expect(await readForward(pool, elsewhere, beginning, 10)).toEqual({
      events: [],
      isHeldBack: false,
    });
    const all = await readForward(pool, { schema: 'request' }, beginning, 10);
    expect(all.events).toHaveLength(1);
  });
});

describe('backlog', () => {
  it('counts events after the cursor and returns the age of the oldest', async () => {
    expect(await backlog(pool, source, beginning)).toEqual({ events: 0, seconds: 0 });
    await insert([9, 10, 11]);
    const { events, seconds } = await backlog(pool, source, { tx: '9', position: '1' });
    expect(events).toBe(2);
    expect(seconds).toBeGreaterThanOrEqual(10);
  });
});

describe('at size', () => {
  it('makes no sequential scan', async () => {
    await insert(Array.from({ length: 20_000 }, (_, index) => 700 + (index >> 2)));
    await pool.query('analyze request.event');
    const cursor = ['5000', '17000'];
    const statements: readonly (readonly [string, readonly unknown[]])[] = [
      [readForwardSql('request'), [...cursor, 'request', 500]],
      [backlogSql('request'), [...cursor, 'request']],
      [readStreamSql('request'), [uuidv7(), 1, 10]],
      ['select tx from request.event_transaction', []],
      [cursorOfSql('request'), [uuidv7(), 1]],
    ];
    await inTransaction(pool, async (client) => {
      // The generic plan that a prepared statement may fall back to
      await client.query('set plan_cache_mode = force_generic_plan');
      for (const [index, [text, values]] of statements.entries()) {
        await client.query(`prepare statement_${index} as ${text}`);
        const literals = values.map((value) => escapeLiteral(String(value))).join(', ');
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain execute statement_${index} ${literals && `(${literals})`}`,
        );
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).toContain('Index');
        expect(plan).not.toContain('Seq Scan');
        // The row that stands for what is held back is sorted among the others
        expect(plan).not.toMatch(/Sort {2}\(cost=\S+ rows=(?!1 )/u);
      }
    });
  });
});
