// @module-tag leases
import { missingVersions, overtakenVersions } from '@osta/event-store/testing/delivered-versions';
import { patience } from '@osta/event-store/testing/patience';
import {
  newStream,
  recorder,
  recordUnderLoad,
  viewed,
} from '@osta/event-store/testing/record-events';
import { requestDatabase, type RequestDatabase } from '@osta/event-store/testing/request-database';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Row {
  readonly tx: string;
  readonly position: string;
  readonly subject: string;
  readonly streamversion: number;
}

const columns = 'tx::text, position::text, stream_id as subject, stream_version as streamversion';

let database: RequestDatabase;
let reading: Promise<void>;

beforeEach(async () => {
  database = await requestDatabase();
});

afterEach(() => database.drop());

/**
 * Pages through the event table with a statement.
 *
 * @returns a function that returns the rows read so far
 */
function readWith(sql: string, signal: AbortSignal): () => readonly Row[] {
  const seen: Row[] = [];
  const read = async (): Promise<void> => {
    while (!signal.aborted) {
      const { tx = '0', position = '0' } = seen.at(-1) ?? {};
      const { rows } = await database.pool.query<Row>(sql, [tx, position]);
      seen.push(...rows);
      await letTimePass(2, 'between two pages');
    }
  };
  reading = read();
  return () => seen;
}

/**
 * Runs the suite's check on a way of reading, with one slow transaction and sixteen writers.
 *
 * @param limit milliseconds to wait for the newest events, which other transactions on this server may delay
 */
async function check(sql: string, limit = 3000): Promise<{ lost: number; overtaken: number }> {
  const doorbell = { ring: () => {}, listen: () => () => {} };
  const { pool } = database;
  const { record, recordSlowly } = recorder(pool, doorbell);
  const over = new AbortController();
  const seen = readWith(sql, over.signal);

  const slow = newStream();
  const transaction = await recordSlowly(slow);
  await record(newStream(), viewed());
  await letTimePass(100, 'a cursor that goes by numbers alone passes the slow one now');
  await transaction.end('commit');
  const newest = new Map(await recordUnderLoad(pool, doorbell, 40)).set(slow, 1);
  // Lost events stay lost
  const isComplete = (): void => expect(missingVersions(newest, seen())).toEqual([]);
  await vi.waitFor(isComplete, { timeout: limit, interval: 20 }).catch(() => {});
  over.abort();
  await reading;
  return {
    lost: missingVersions(newest, seen()).length,
    overtaken: overtakenVersions(seen()).length,
  };
}

describe('the check for losses', () => {
  it('reports events lost by a cursor of positions alone', async () => {
    const { lost } = await check(
      `select ${columns} from request.event
       where $1::text is not null and position > $2 order by event.position limit 200`,
    );
    expect(lost).toBeGreaterThan(0);
  });

  it('reports events lost by a transaction cursor without a horizon', async () => {
    const { lost } = await check(
      `select ${columns} from request.event
       where (tx, position) > ($1::xid8, $2) order by event.tx, event.position limit 200`,
    );
    expect(lost).toBeGreaterThan(0);
  });

  it('reports nothing about the cursor of the log', async () => {
    const found = await check(
      `select ${columns} from request.event
       where (tx, position) > ($1::xid8, $2) and tx < pg_snapshot_xmin(pg_current_snapshot())
       order by event.tx, event.position limit 200`,
      patience.timeout,
    );
    expect(found).toEqual({ lost: 0, overtaken: 0 });
  });
});
