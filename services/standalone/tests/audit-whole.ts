import { describe, expect, it } from 'vitest';

import { auditedSystem } from '../src/audited-system.ts';
import { forgedCopies } from './forged-copies.ts';
import type { MarketHost } from './market-host.ts';
import type { Audit } from './run-audit.ts';
import { tampered } from './tampering.ts';

/** A market and the audit of it. */
interface Subject {
  readonly market: MarketHost;
  readonly audit: Audit;
}

const modelNames = auditedSystem.models.map(({ name }) => name);

/** Returns what a comparison of all read models says of each. */
function saidOfModels(out: string): ReadonlyMap<string, string> {
  const parts = out.split(/^(?=[a-z-]+: \d+ events, \d+ differences$)/mu);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part]));
}

/** Makes the newest event of a public store look unread by the subscription of words, which have not come then. */
const wordsBehind = `
  with late as (
    select stream_id from store.applied_stream join store.store_words on store_id = stream_id
     where subscription = 'store-words' and topic = 'store' and applied_stream.version > 1
     order by stream_id limit 1
  ), gone as (
    delete from store.store_words using late where store_id = late.stream_id
  )
  update store.applied_stream as applied set previous = version - 2, version = version - 1
    from late
   where applied.stream_id = late.stream_id and subscription = 'store-words' and topic = 'store'`;

/** Columns of read models that are not compared. */
const uncompared = [
  // In which order rows came: no event says it
  'notification.notification.arrival',
  'notification.notification_counter.newest',
  'notification.notification_counter.passed_over',
  // The version, which is compared, is reckoned from it
  'notification.notification_counter.readings',
  // Of the last reading; an erased person is not read again
  'professional.profile_words.version',
];

/** Columns that somebody writes: what Postgres generates follows from others. */
const columnsSql = `
select attrelid::regclass || '.' || attname as "column" from pg_attribute
 where attrelid = any($1::regclass[]) and attnum > 0 and attgenerated = '' and not attisdropped`;

/** Tests what one comparison of all read models tells. */
export function describeWhole(subject: () => Subject): void {
  describe('osta-audit diff without --model', () => {
    it('has a forgery of each read model to find', () => {
      const forged = new Set(forgedCopies.map(([model]) => model));
      expect([...forged].toSorted()).toEqual(modelNames.toSorted());
    });

    it('compares every column that follows from the log', async () => {
      const tables = auditedSystem.models.flatMap(({ schema, tables: own }) =>
        own.map((table) => ({ ...table, place: `${schema}.${table.name}` })),
      );
      const compared = new Set(
        tables.flatMap(({ place, key, compared: rest }) =>
          [...key, ...rest].map((column) => `${place}.${column}`),
        ),
      );
      const { rows } = await subject().market.database.query<{ readonly column: string }>(
        columnsSql,
        [tables.map(({ place }) => place)],
      );
      const others = rows.map(({ column }) => column).filter((each) => !compared.has(each));
      expect(others.toSorted()).toEqual(uncompared);
    });

    it('finds nothing where every read model follows from the log', async () => {
      const { code, out, err } = await subject().audit('diff', '--quiet', '--json');
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(JSON.parse(out)).toEqual(
        modelNames.map((model) => expect.objectContaining({ model, differences: [], parked: 0 })),
      );
    });

    it('names what was forged in each, and remembers it of each', async () => {
      const statements = forgedCopies.map(([, , statement]) => statement).join(';\n');
      const tables = auditedSystem.models.flatMap(({ schema, tables: own }) =>
        own.map(({ name }) => `${schema}.${name}`),
      );
      const { code, out } = await tampered(
        subject().market.database,
        statements,
        () => subject().audit('diff', '--quiet'),
        tables,
      );
      expect(code).toBe(1);
      const said = saidOfModels(out);
      expect([...said.keys()]).toEqual(modelNames);
      for (const [model, what, , words] of forgedCopies) {
        expect(said.get(model), `${model}: ${what}`).toMatch(words);
      }
      expect(modelNames.filter((name) => said.get(name)?.includes(' 0 differences'))).toEqual([]);
      expect(out).toContain(`${modelNames.length} read models, ${modelNames.length} of them with`);

      const described = await subject().audit('describe', '--model', 'booking-pauses', '--json');
      expect(JSON.parse(described.out)).toMatchObject({ lastCompared: { differences: 1 } });
    });
  });

  describe('osta-audit diff of words by which something is found', () => {
    it('takes a lag of their subscription for no difference', async () => {
      const { code, out } = await tampered(
        subject().market.database,
        wordsBehind,
        () => subject().audit('diff', '--model', 'store-words', '--json'),
        ['store.store_words', 'store.applied_stream'],
      );
      expect({ code, ...JSON.parse(out) }).toMatchObject({ code: 0, ahead: 1, differences: [] });
    });
  });
}
