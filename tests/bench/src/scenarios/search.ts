import { readCatalogue } from '@osta/catalogue/queries/current-catalogue';
import { askForServices } from '@osta/catalogue/queries/search-services';
import { listNearestBookableSql } from '@osta/professional/queries/list-professionals.sql';
import { listBestSql } from '@osta/store/queries/list-stores.sql';
import { storeQuery } from '@osta/store/search/store-words';
import { Pool } from 'pg';

import { benchDatabase } from '../bench-database.ts';
import { startChild } from '../child.ts';
import { callAll } from '../load/http-load.ts';
import { addScannedWordsSql } from '../load/opened-stores.sql.ts';
import { openStores, rareWord } from '../load/opened-stores.ts';
import { noon, settleProfessionals } from '../load/settled-professionals.ts';
import { ratioRow, type Row } from '../report.ts';
import { alternate, compare, measureCalls, type Side } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { median } from '../statistics.ts';
import { addPhrasesSql, scanByLikenessSql } from './search.sql.ts';

/** Calls per round, one after the other. Guests may ask 600 times a minute. */
const perRound = { product: 60, scan: 5 };
const limit = 20;
const [latitude, longitude] = [32.89, 13.19];

/** Questions for stores. */
const questions = {
  'one word': 'الورفلي',
  'a word that one has': rareWord(137),
  'two words': 'المصراتي سباكة',
  'the beginning of a word': 'الزليط',
  'other letters and marks': 'الفِيتُورى',
  'a word in English': 'Ghariani',
  'a word that one in ten has': 'سباكة',
} as const;

/** P22: found by words. */
export const search: Scenario = {
  name: 'search',
  summary: 'P22: words and typos among 100,000 stores and professionals, of scans for the same.',
  plants: ['no-index'],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { size, say, onEnd, plant } = context;
  const rounds = context.rounds ?? 5;
  const total = size ?? 100_000;
  const { url, pool: admin } = await benchDatabase(context);
  // Before there are rows: at its first start the service makes its tables from its events
  const server = await startChild(new URL('../processes/found.ts', import.meta.url), url);
  onEnd(() => server.kill());
  say(`Opening ${total} stores`);
  await openStores(admin, total);
  await admin.query(addScannedWordsSql);
  say(`Settling ${total} professionals`);
  await settleProfessionals(admin, total);
  await admin.query(addPhrasesSql);
  await admin.query('vacuum analyze store.scanned_words');
  await admin.query('vacuum analyze professional.phrase');
  if (plant === 'no-index') await admin.query('drop index store.store_words_words_idx');
  const pool = new Pool({ connectionString: url, max: 1 });
  // The pool replaces an idle connection that breaks
  pool.on('error', () => {});
  onEnd(() => pool.end());

  const scanSql = listBestSql.replaceAll('store_words', 'scanned_words');
  const stores =
    (name: string, text: string, question: string, calls: number): Side =>
    () =>
      measureCalls(calls, () =>
        pool.query({
          name,
          text,
          values: [
            storeQuery(question, 'all'),
            limit + 1,
            [],
            null,
            [],
            [],
            null,
            null,
            null,
            null,
          ],
        }),
      );
  const rows: Row[] = [];
  const add = async (what: string, product: Side, peer: Side, atMost: number): Promise<void> => {
    say(what);
    const pairs = await alternate({ product, peer, rounds });
    rows.push(ratioRow('P22', `${what}, p50`, compare(pairs, 'p50'), { atMost }, 'ms'));
  };

  for (const [what, question] of Object.entries(questions)) {
    await add(
      `stores by ${what} : scan`,
      stores('bench.words', listBestSql, question, perRound.product),
      stores('bench.scan', scanSql, question, perRound.scan),
      0.15,
    );
  }

  const ask = askForServices(readCatalogue(pool));
  const mistyped = 'كشف تسريبت';
  /** As somebody who mistypes gets there: the service that is meant, then who offers it near by. */
  const byMeaning = async (): Promise<unknown> => {
    const [found] = (await ask(mistyped, 1)).services;
    if (found?.id !== 'plumbing.leak') throw new Error(`Found ${found?.id} instead`);
    const filters = [found.id, null, null, false, null, null, null, null];
    const values = [
      ['plumbing'],
      limit,
      ...filters,
      noon,
      null,
      longitude,
      latitude,
      null,
      null,
      null,
    ];
    return pool.query({ name: 'bench.near', text: listNearestBookableSql, values });
  };
  await add(
    'professionals by a word with a typo : scan by likeness',
    () => measureCalls(perRound.product, byMeaning),
    () =>
      measureCalls(perRound.scan, () =>
        pool.query({ name: 'bench.like', text: scanByLikenessSql, values: [mistyped, limit] }),
      ),
    0.1,
  );

  const q = encodeURIComponent(questions['one word']);
  const call = {
    method: 'GET',
    path: `/api/stores?limit=${limit}&q=${q}`,
    headers: { 'accept-language': 'ar' },
    body: '',
  } as const;
  await add(
    'stores by one word over HTTP : the statement',
    async () => {
      const { times } = await callAll(server.ready, perRound.product, 1, () => call);
      return { figures: { p50: median(times) }, cpu: Number.NaN };
    },
    stores('bench.words', listBestSql, questions['one word'], perRound.product),
    2,
  );
  return rows;
}
