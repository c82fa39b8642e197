import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeKey, readPrivateKey } from '@osta/audit/audit-keys';
import type { Checkpoint } from '@osta/audit/checkpoint-folder';
import { lateSentence } from '@osta/audit/last-taken';
import { takeCheckpoints } from '@osta/audit/take-checkpoints';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { auditedSystem } from '../src/audited-system.ts';
import { prepareCheckpoints } from '../src/checkpoints.ts';
import { readStandaloneConfig } from '../src/standalone-config.ts';
import { describeWhole } from './audit-whole.ts';
import { consistentForgeries, forgedEvents, oneStream } from './forgeries.ts';
import { startMarket, type MarketHost } from './market-host.ts';
import { auditOf, untilSettled, type Audit } from './run-audit.ts';
import { spoiledCheckpoints } from './spoiled-checkpoints.ts';
import { tampered } from './tampering.ts';

let market: MarketHost;
let audit: Audit;

beforeAll(async () => {
  market = await startMarket();
  audit = auditOf(market);
  await untilSettled(audit, market);
});

afterAll(() => market.stop());

const notifications = ['diff', '--model', 'notifications', '--quiet'] as const;

/** Makes the newest event of a stream look unread by the projector. */
const behind = `
  with late as (
    select a.stream_id, a.version from notification.applied_stream a
      join request.event e on e.stream_id = a.stream_id and e.stream_version = a.version
      join notification.notification n on n.event_id = e.id
     where a.subscription = 'notification-list' and a.topic = 'request' and a.version > 1
     order by a.stream_id limit 1
  ), gone as (
    delete from notification.notification n using late, request.event e
     where e.stream_id = late.stream_id and e.stream_version = late.version and n.event_id = e.id
    returning n.recipient_id, n.is_read, n.seq
  ), lost as (
    select g.recipient_id, count(*) as total,
      count(*) filter (where not g.is_read and g.seq > c.read_upto) as unread
    from gone g join notification.notification_counter c on c.user_id = g.recipient_id
    group by g.recipient_id
  ), counted as (
    update notification.notification_counter c
       set unread = c.unread - lost.unread, total = c.total - lost.total
      from lost where c.user_id = lost.recipient_id
  )
  update notification.applied_stream a set previous = a.version - 2, version = a.version - 1
    from late where a.stream_id = late.stream_id and a.subscription = 'notification-list'`;

describeWhole(() => ({ market, audit }));

describe('osta-audit diff', () => {
  it('compares what the projector has applied, however large its lag', async () => {
    const { code, out } = await tampered(market.database, behind, () =>
      audit(...notifications, '--json'),
    );
    expect({ code, ...JSON.parse(out) }).toMatchObject({ code: 0, ahead: 1, differences: [] });
    expect(await audit(...notifications)).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    [
      'a notification that was changed',
      `update notification.notification set type = 'booking' where id = (select min(id::text)::uuid from notification.notification where type <> 'booking')`,
      /type: live "booking", from the log/u,
    ],
    [
      'a counter that was changed',
      `update notification.notification_counter set unread = 0, total = total + 1 where user_id = (select user_id from notification.notification_counter where unread > 0 order by 1 limit 1)`,
      /notification_counter .*unread: live 0/u,
    ],
    [
      'an event whose data were changed',
      `update request.event set data = jsonb_set(data, '{unknown}', '1') where stream_id = ${oneStream} and stream_version = 1`,
      /unreadable [0-9a-f-]{36}: /u,
    ],
    [
      'an event whose actor is nobody, and goes on',
      `update request.event set actor = 'mallory' where stream_id = ${oneStream} and stream_version = 1`,
      /0 differences\nunreadable [0-9a-f-]{36}: Its actor is neither a user id nor system/u,
    ],
  ])('names %s', async (_what, statement, words) => {
    const { code, out } = await tampered(market.database, statement, () => audit(...notifications));
    expect(code).toBe(1);
    expect(out).toMatch(words);
  });

  it('shows no names', async () => {
    const { rows } = await market.database.query<{ readonly full_name: string }>(
      `select full_name from notification.person where full_name <> '' order by user_id limit 1`,
    );
    const rename = `update notification.person set full_name = 'Mallory' where user_id =
      (select user_id from notification.person where full_name <> '' order by user_id limit 1)`;
    const { code, out } = await tampered(market.database, rename, () => audit(...notifications));
    expect(code).toBe(1);
    expect(out).toContain('full_name: live "(personal)"');
    expect(out).not.toContain('Mallory');
    expect(out).not.toContain(rows[0]?.full_name);
  });
});

describe('osta-audit verify', () => {
  it('finds every row equal to the fold of its events', async () => {
    expect(await audit('verify')).toMatchObject({ code: 0 });
  });

  it.each([
    [
      'a row that its events do not explain',
      `update request.service_request set state = jsonb_set(state, '{status}', '"closed"') where id = ${oneStream}`,
      /row-differs: status: row closed, fold \w+/u,
    ],
    [
      'a booking that its events do not explain',
      `update booking.booking set state = jsonb_set(state, '{revision}', '7')
        where id = (select id from booking.booking where state ->> 'status' = 'completed' order by id limit 1)`,
      /row-differs: revision: row 7, fold 0/u,
    ],
    [
      'an event in the middle that is gone',
      `delete from request.event where stream_id = ${oneStream} and stream_version = 2`,
      /version-gap/u,
    ],
    [
      'a last event that is gone',
      `delete from request.event where (stream_id, stream_version) in
         (select id, version from request.service_request where id = ${oneStream})`,
      /version-differs.*\n(.*\n)*.*events-missing: notification-list has applied version \d+/u,
    ],
    [
      'a stream that is gone, although its row stays',
      `delete from request.event where stream_id = ${oneStream}`,
      /events-missing: row \d+, no events/u,
    ],
    [
      'a stream that is gone with its row',
      `with gone as (delete from request.service_request where id = ${oneStream} returning id)
       delete from request.event using gone where stream_id = gone.id`,
      /events-missing: notification-list has applied version \d+, the log does not have it/u,
    ],
    [
      'an actor that is nobody',
      `update request.event set actor = 'mallory' where stream_id = ${oneStream} and stream_version = 1`,
      /unreadable: event [0-9a-f-]{36}: Its actor is neither a user id nor system/u,
    ],
    [
      'a timer that is not what the state says',
      `update request.timer set due_at = due_at + interval '1 hour'`,
      /timers-differ: timers \[expire-/u,
    ],
  ])('finds %s', async (_what, statement, words) => {
    const { code, out } = await tampered(market.database, statement, () => audit('verify'));
    expect(code).toBe(1);
    expect(out).toMatch(words);
  });

  it.each(forgedEvents)('finds %s', async (_what, statement, words) => {
    const { code, out } = await tampered(market.database, statement, () => audit('verify'));
    expect(code).toBe(1);
    expect(out).toMatch(words);
  });

  it('shows no personal text', async () => {
    const { out } = await tampered(
      market.database,
      `update request.service_request set state = jsonb_set(state, '{content,description}', '"Words of Salma"') where id = ${oneStream}`,
      () => audit('verify'),
    );
    expect(out).toContain('row-differs: content.description: row (text), fold (text)');
    expect(out).not.toContain('Salma');
  });

  it('reports its progress', async () => {
    const { err } = await audit('verify', '--progress');
    expect(err).toMatch(/^ {2}\d+ of \d+ streams(?:, \d+ a second.*)?\n/u);
  });
});

describe('osta-audit verify with checkpoints', () => {
  let directory: string;
  let folder: string;
  let keyFile: string;
  let recorded: number;

  const verify = (publicKey = `${keyFile}.pub`): ReturnType<Audit> =>
    audit('verify', '--quiet', '--checkpoints', folder, '--public-key', publicKey);
  const checkpoint = (): ReturnType<Audit> =>
    audit('checkpoint', '--checkpoints', folder, '--key', keyFile);

  /** Tells how many checkpoints are in the folder, and how many events they cover. */
  async function covered(): Promise<number> {
    const files = await Promise.all(
      (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
    );
    return files
      .flatMap((text): Checkpoint['logs'] => JSON.parse(text.split('\n')[0] ?? '').logs)
      .reduce((sum, { events }) => sum + events, 0);
  }

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'osta-checkpoints-'));
    folder = path.join(directory, 'checkpoints');
    keyFile = path.join(directory, 'key.pem');
    await makeKey(keyFile);
    const logs = [...new Set(Object.values(auditedSystem.sources))];
    const counts = logs.map((log) => `(select count(*) from ${log}.event)`);
    const { rows } = await market.database.query<{ readonly events: number }>(
      `select (${counts.join(' + ')})::int as events`,
    );
    recorded = rows[0]?.events ?? 0;
  });

  afterAll(() => rm(directory, { recursive: true }));

  it('finds a log that is as it was signed, and signs nothing twice', async () => {
    // A transaction anywhere in the cluster, of another test too, holds back what can be covered
    await vi.waitFor(
      async () => {
        expect(await checkpoint()).toMatchObject({ code: 0 });
        expect(await covered()).toBeGreaterThanOrEqual(recorded);
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(await checkpoint()).toMatchObject({
      code: 0,
      out: 'Nothing was recorded since the last checkpoint\n',
    });
    expect(await verify()).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\d+ streams, [1-9]\d* checkpoints, 0 faults\n$/u),
    });
  });

  it('are taken by the running demo, with a key of its own', async () => {
    const own = path.join(directory, 'demo');
    const telemetry = createTelemetry({ name: 'checkpoints', level: 'warn', otlpUrl: null });
    const kept = await prepareCheckpoints(readStandaloneConfig({}), own, telemetry);
    expect(await kept.start(market.databaseUrl)).toBeNull();
    const taken = path.join(own, 'checkpoints');
    expect(await readdir(taken)).toContain('00000001.jsonl');
    expect(await lateSentence(taken, new Date())).toBeNull();
    expect(await telemetry.metrics.read()).toContain('\ncheckpoint_age_seconds ');
    await kept.stop();
    const key = path.join(own, 'audit-key.pem');
    const { code } = await audit('verify', '--checkpoints', taken, '--public-key', `${key}.pub`);
    expect(code).toBe(0);
  });

  it.each(spoiledCheckpoints)('end the start when %s', async (what, address, spoil, sentence) => {
    const own = path.join(directory, what);
    await mkdir(own);
    await spoil(own, folder);
    const telemetry = createTelemetry({ name: 'checkpoints', level: 'warn', otlpUrl: null });
    const kept = await prepareCheckpoints(readStandaloneConfig({}), own, telemetry);
    const { href } = Object.assign(new URL(market.databaseUrl), address);
    expect(await kept.start(href)).toMatch(sentence);
    await kept.stop();
  });

  it('are taken as the role that reads every log and opens no words', async () => {
    const own = path.join(directory, 'apart');
    const privateKey = await readPrivateKey(keyFile);
    const client = new Client({
      connectionString: market.databaseUrl,
      options: '-c role=osta_platform',
    });
    await client.connect();
    const taken = await takeCheckpoints(client, auditedSystem, { folder: own, privateKey });
    await client.end();
    expect(taken.length).toBeGreaterThan(0);
    const publicKey = ['--public-key', `${keyFile}.pub`] as const;
    expect(await audit('verify', '--checkpoints', own, ...publicKey)).toMatchObject({ code: 0 });
  });

  it.each(consistentForgeries)('finds %s', async (_what, statement, words) => {
    const { code, out } = await tampered(market.database, statement, () => verify());
    expect(code).toBe(1);
    expect(out).toMatch(words);
  });

  it('finds a checkpoint that was changed, is missing, or is signed by another key', async () => {
    const file = path.join(folder, '00000001.jsonl');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/"time":"\d/u, '"time":"3'));
    expect(await verify()).toMatchObject({
      code: 1,
      out: expect.stringMatching(/checkpoint 00000001\.jsonl: checkpoint-invalid: /u),
    });
    const later = path.join(folder, '00000009.jsonl');
    await rm(file);
    await writeFile(later, text);
    expect(await verify()).toMatchObject({
      code: 1,
      out: expect.stringContaining('checkpoint-invalid: it does not follow from the checkpoint'),
    });
    await rm(later);
    await writeFile(file, text);
    const another = path.join(directory, 'another.pem');
    await makeKey(another);
    expect(await verify(`${another}.pub`)).toMatchObject({ code: 1 });
    expect(await audit('checkpoint', '--checkpoints', folder, '--key', another)).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not signed by this key'),
    });
    expect(await verify()).toMatchObject({ code: 0 });
  });
});
