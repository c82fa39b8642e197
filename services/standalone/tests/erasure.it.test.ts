import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';

import { makeKey } from '@osta/audit/audit-keys';
import { runAudit } from '@osta/audit/cli';
import { catalog } from '@osta/contracts/catalog';
import { kafkaVisitor } from '@osta/event-log/testing/kafka-content';
import { startKafka, type KafkaCluster } from '@osta/infrastructure/kafka-cluster';
import { redis, unavailable } from '@osta/infrastructure/testing/infrastructure';
import { testClient } from '@osta/platform/testing/test-client';
import { testClock } from '@osta/platform/testing/test-clock';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { auditedSystem } from '../src/audited-system.ts';
import { services } from '../src/services.ts';
import { describeEraseCheck } from './erasure-check.ts';
import {
  content,
  leave,
  refusedWord,
  useAllOfIt,
  view,
  wordsOf,
  type Person,
  type Story,
} from './erasure-story.ts';
import { startMarket, type MarketHost } from './market-host.ts';
import { everythingReadable, filesIn, type Storage } from './traces.ts';

const ofCustomer: readonly string[] = Object.values(wordsOf.customer);
const ofProfessional: readonly string[] = Object.values(wordsOf.professional);
const everyWord = [...ofCustomer, ...ofProfessional];
const patiently = { timeout: 30_000, interval: 500 };

const together = 'in one process, over the event tables';
const apart = 'every service by itself, over Kafka';

function describeLeaving(way: string): void {
  const clock = testClock(new Date().toISOString());
  let directory: string;
  let cluster: KafkaCluster | undefined;
  let market: MarketHost;
  let storage: Storage;
  let story: Story;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'osta-erasure-'));
    const brokerFolder = path.join(directory, 'broker');
    const files = await mkdtemp(path.join(directory, 'files-'));
    if (way === apart) cluster = await startKafka({ brokers: 1, directory: brokerFolder });
    const redisUrl = cluster ? await redis() : null;
    const lines: string[] = [];
    const log = new PassThrough();
    log.on('data', (line) => lines.push(String(line)));
    market = await startMarket({
      clock,
      filesDirectory: files,
      isOpen: false,
      log,
      ...(cluster && { apart: { kafkaBrokers: cluster.brokers, redisUrl } }),
    });
    storage = {
      database: market.database,
      files,
      logged: () => lines.join(''),
      distributed:
        cluster && redisUrl !== null
          ? { broker: kafkaVisitor(cluster.brokers), brokerFolder, redisUrl }
          : null,
    };
  });

  afterAll(async () => {
    await market.stop();
    await cluster?.stop();
    await rm(directory, { recursive: true });
  });

  async function audit(...args: readonly string[]): Promise<string> {
    let printed = '';
    const print = (line: string): string => (printed += line);
    const { databaseUrl } = market;
    const surroundings = { databaseUrl, operator: 'tester', out: print, err: print };
    const code = await runAudit([...args, '--quiet'], auditedSystem, surroundings);
    return `${code}: ${printed.trim()}`;
  }

  async function expectSoundLog(): Promise<void> {
    // What was signed before an erasure stays so after it
    const folder = path.join(directory, 'checkpoints');
    const key = path.join(directory, 'audit-key.pem');
    await makeKey(key);
    expect(await audit('checkpoint', '--checkpoints', folder, '--key', key)).toMatch(/^0: /u);
    expect(await audit('verify', '--checkpoints', folder, '--public-key', `${key}.pub`)).toMatch(
      /^0: [1-9]\d* streams, [1-9]\d* checkpoints, 0 faults$/u,
    );
    // A transaction anywhere in the cluster, of another test too, holds the readers of the log back
    await vi.waitFor(
      async () =>
        expect(await audit('diff', '--model', 'notifications')).toMatch(/^0: .* 0 differences$/u),
      { timeout: 30_000, interval: 200 },
    );
  }

  /** Returns where each of these words can be read, as `word in place`. */
  async function traces(words: readonly string[]): Promise<readonly string[]> {
    const places = [...(await everythingReadable(storage))];
    return words.flatMap((word) =>
      places
        .filter(([, readable]) => readable.includes(word))
        .map(([place]) => `${word} in ${place}`),
    );
  }

  /** Returns the words that can be read anywhere. */
  async function found(words: readonly string[]): Promise<readonly string[]> {
    const all = await traces(words);
    return words.filter((word) => all.some((trace) => trace.startsWith(`${word} in `)));
  }

  /** Returns every file of a person's export, as text. */
  async function exported({ cookie }: Person): Promise<ReadonlyMap<string, string>> {
    const answer = await fetch(`${market.url}/api/user/export`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    const unzipped = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    return new Map(Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)]));
  }

  it('has used all of the product', async () => {
    story = await useAllOfIt({ market, clock });
    expect((await view(story.salma, story.requestOfSalma)).status).toBe('withdrawn');
  });

  it('can be found everywhere as long as they are here: the search would see them', async () => {
    expect(await found(everyWord)).toEqual(everyWord);
    // Her picture, her photo in two sizes, a document of each professional, and the receipt of his store
    expect(filesIn(storage.files)).toHaveLength(6);
    await expectSoundLog();
  });

  it('stands in plain words in no event, in no state and in no line of the log', async () => {
    const { rows } = await market.database.query<{ readonly text: string }>(
      services
        .flatMap(({ name, snapshots }) =>
          ['event', 'idempotency', ...snapshots.map(({ table }) => table)].map(
            (table) => `${name}.${table}`,
          ),
        )
        .map((table) => `select to_jsonb(t)::text as text from ${table} t`)
        .join(' union all '),
    );
    const recorded = [...rows.map(({ text }) => text), storage.logged()].join('\n');
    expect(everyWord.filter((each) => recorded.includes(each))).toEqual([]);
    // Older versions hold words in clear text: they are read but no longer recorded
    const types = new Set((await recordedIn(market)).map(({ type }) => type));
    expect(types.size).toBeGreaterThan(15);
    expect([...types].filter((type) => catalog.get(type)?.upcast !== undefined)).toEqual([]);
    // The log was written, so the search covers it
    expect(storage.logged()).toMatch(/"route":"\/api\/requests"/u);
    expect(await traces([refusedWord, ...story.secretsOfSalma])).toEqual([]);
  });

  describe.each(way === apart ? ['on the broker'] : [])('%s', () => {
    it('stands as in the tables, and never in plain words', async () => {
      const { broker, brokerFolder } = distributedOf(storage);
      const ids = new Set((await recordedIn(market)).map(({ id }) => id));
      const records = await vi.waitFor(async () => {
        const all = await broker.everyRecord();
        const arrived = new Set(
          all.map(({ value }) => z.object({ id: z.string() }).parse(JSON.parse(value)).id),
        );
        expect(arrived).toEqual(ids);
        return all;
      }, patiently);
      const segments = filesIn(brokerFolder).join('\n');
      const read = records
        .map(({ key, headers, value }) => [key, headers, value].join('\n'))
        .join('\n');
      expect(everyWord.filter((each) => read.includes(each) || segments.includes(each))).toEqual(
        [],
      );
      // Messages are not compressed, so a search of the bytes sees what a reader sees
      expect([...ids].filter((id) => !segments.includes(id))).toEqual([]);
      // With the keys, all words of events can be read there
      const onBroker = await traces(['description-kanarya-one', wordsOf.customer.name]);
      expect(onBroker).toEqual(
        expect.arrayContaining([
          'description-kanarya-one in osta.request',
          'description-kanarya-one in segments',
          `${wordsOf.customer.name} in osta.account`,
        ]),
      );
    });

    it('would be found in keys, values, headers and compressed records', async () => {
      const { broker } = distributedOf(storage);
      const planted = {
        key: 'planted-key',
        value: 'planted-value',
        headers: { a: 'planted-header' },
      };
      await broker.leave('strangers', planted);
      await broker.leave('strangers', { value: 'tightly-planted '.repeat(99) }, true);
      expect(await traces(['planted-key', 'planted-value', 'planted-header'])).toEqual(
        ['key', 'value', 'header'].flatMap((each) => [
          `planted-${each} in strangers`,
          `planted-${each} in segments`,
        ]),
      );
      // The raw bytes do not contain the words; only decompressing finds them
      expect(await traces(['tightly-planted tightly-planted'])).toEqual([
        'tightly-planted tightly-planted in strangers',
      ]);
    });
  });

  it('takes along everything that they and others can read of them', async () => {
    const [hers, his] = await Promise.all([exported(story.salma), exported(story.omar)]);
    const { closing, device } = wordsOf.customer;
    for (const [archive, words] of [
      [hers, ofCustomer.filter((each) => each !== closing && each !== device)],
      [his, ofProfessional],
    ] as const) {
      const all = [...archive.values()].join('\n');
      expect(words.filter((each) => !all.includes(each))).toEqual([]);
      expect(all).not.toMatch(/sealed:1:|couldn’t add|لم نتمكن من إضافة/u);
      expect([...archive.keys()]).toEqual(
        expect.arrayContaining([
          'requests.json',
          'bookings.json',
          'professional.json',
          'notifications.json',
          'stores.json',
        ]),
      );
    }
    expect(hers.get('notifications.json')).toContain('quote_received');
    expect(hers.get('requests.json')).not.toContain('"actor": "system"');
  });

  it('is gone from every service, the log and the files two weeks after', async () => {
    const { salma, omar } = story;
    await leave({ market, clock }, salma, wordsOf.customer.email);
    await vi.waitFor(async () => {
      expect(await traces(ofCustomer)).toEqual([]);
    }, patiently);
    expect(filesIn(storage.files)).toHaveLength(3);
    expect(await found(ofProfessional)).toEqual(ofProfessional);

    await leave({ market, clock }, omar, wordsOf.professional.email);
    await vi.waitFor(async () => {
      expect(await traces(ofProfessional)).toEqual([]);
      expect(filesIn(storage.files)).toHaveLength(1);
    }, patiently);
    await expectSoundLog();
  });

  describeEraseCheck(() => ({ market, story, audit }));

  it('leaves others what happened, without a word about who it was', async () => {
    const { rami, huda, requestOfSalma, requestToOmar } = story;
    const seen = await view(rami, requestOfSalma);
    expect(seen).toMatchObject({
      status: 'withdrawn',
      customer: { fullName: '' },
      content: { description: '--' },
    });
    expect(seen.quotes[0]?.terms.note).toBe('Parts included');
    const byHuda = await view(huda, requestToOmar);
    expect(byHuda.content.description).toBe('A tap that drips');
    expect(byHuda.quotes[0]).toMatchObject({
      professional: { fullName: '' },
      terms: { note: '--' },
    });
    const { body } = await rami.send.get('/api/notifications?limit=50');
    expect(JSON.stringify(body)).not.toContain(wordsOf.customer.name);
  });

  it('cannot be asked any more', async () => {
    const { huda, omar } = story;
    const guest = testClient(market.url);
    expect((await guest.get(`/api/professionals/${omar.id}`)).status).toBe(404);
    const body = { content: content('Anything at all'), professionalIds: [omar.id] };
    expect((await huda.send.post('/api/requests', body)).body).toMatchObject({
      code: 'PROFESSIONAL_UNAVAILABLE',
    });
  });
}

describe(`somebody who leaves, ${together}`, () => {
  describeLeaving(together);
});

describe.skipIf(await unavailable('kafka', 'redis'))(
  `somebody who leaves, ${apart}`,
  { tags: 'kafka' },
  () => {
    describeLeaving(apart);
  },
);

function distributedOf({ distributed }: Storage): NonNullable<Storage['distributed']> {
  if (!distributed) throw new Error('There is no broker');
  return distributed;
}

interface Recorded {
  readonly id: string;
  readonly type: string;
}

/** Returns every recorded event of all services. */
async function recordedIn({ database }: MarketHost): Promise<readonly Recorded[]> {
  const { rows } = await database.query<Recorded>(
    services.map(({ name }) => `select id, type from ${name}.event`).join(' union all '),
  );
  return rows;
}
