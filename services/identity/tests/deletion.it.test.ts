import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  browser,
  eventsOf,
  filesDirectory,
  mailsTo,
  me,
  serviceOf,
  signIn,
  signUp,
  startIdentity,
  type Browser,
} from './browser.ts';

let harness: ServiceHarness;
let people = 0;
const canary = 'Kanarya Alqamariya';

beforeAll(async () => {
  harness = await startIdentity();
});

afterAll(() => harness.stop());

function email(): string {
  people += 1;
  return `leaver${people}@example.ly`;
}

async function ask(who: Browser): Promise<string> {
  const answer = await who.send.post('/api/user/delete-account');
  return answer.status === 200 ? 'asked' : problemOf(answer);
}

const fortnight = 14 * 86_400_000;

/** Returns everything that the database and the files hold, as text. */
async function everything(): Promise<string> {
  const tables = await harness.query<{ readonly name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
       from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => harness.query(`select to_jsonb(t)::text as row from ${name} t`)),
  );
  const files = readdirSync(filesDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'));
  return JSON.stringify(rows) + files.join('');
}

describe('deleting an account', () => {
  it('takes two weeks, can be called off, and leaves nothing behind', async () => {
    const address = email();
    const who = browser(harness);
    const id = await signUp(harness, who, { email: address, password: 'zaytun in gharyan' });
    await who.send.patch('/api/user/update', { fullName: canary });
    await who.send.patch('/api/user/avatar', await picture());
    expect((await who.send.get('/api/user/me')).body).toMatchObject({
      fullName: canary,
      avatarUrl: expect.stringContaining(id),
    });

    expect(await ask(who)).toBe('asked');
    expect(await ask(who)).toBe('409 DELETION_REQUESTED');
    expect((await who.send.get('/api/user/me')).body).toMatchObject({
      eraseAt: '2026-03-15T07:30:00.000Z',
    });
    expect((await who.send.delete('/api/user/delete-account')).status).toBe(200);
    expect(problemOf(await who.send.delete('/api/user/delete-account'))).toBe(
      '409 DELETION_NOT_REQUESTED',
    );
    harness.clock.advance(fortnight);
    await serviceOf(harness).eraseAccounts();
    expect(await me(who)).toBe(200);

    expect(await ask(who)).toBe('asked');
    harness.clock.advance(fortnight - 1);
    await serviceOf(harness).eraseAccounts();
    expect(await me(who)).toBe(200);
    const before = await everything();
    harness.clock.advance(1);
    await serviceOf(harness).eraseAccounts();

    expect(await me(who)).toBe(401);
    expect((await eventsOf(harness, id)).map(({ type }) => type)).toContain(
      'osta.account.account-erased',
    );
    const after = await everything();
    expect(before).toContain(address);
    // The last letter still holds the address, as the development mailbox keeps letters
    await harness.query('delete from identity.development_mail where recipient = $1', [address]);
    for (const trace of [canary, address]) expect(await everything()).not.toContain(trace);
    expect(after).not.toContain(canary);
    expect(
      await harness.query('select key from identity.subject_key where subject = $1', [id]),
    ).toEqual([{ key: null }]);
    expect(await harness.query('select 1 from identity.avatar where user_id = $1', [id])).toEqual(
      [],
    );
  });

  it('tells its steps by mail', async () => {
    const address = email();
    const who = browser(harness);
    await signUp(harness, who, { email: address });
    await ask(who);
    await who.send.delete('/api/user/delete-account');
    await ask(who);
    const told = (await mailsTo(harness, address)).map(({ subject }) => subject);
    expect(told.slice(0, 3)).toEqual([
      'سيُحذف حسابك في أُسطى',
      'حسابك في أُسطى باقٍ',
      'سيُحذف حسابك في أُسطى',
    ]);

    harness.clock.advance(fortnight);
    await serviceOf(harness).eraseAccounts();
    const [last] = await mailsTo(harness, address);
    expect(last?.subject).toBe('حُذف حسابك في أُسطى');
  });

  it('needs a fresh session', async () => {
    const address = email();
    const who = browser(harness);
    const id = await signUp(harness, who, { email: address });
    await harness.query(
      `update identity.session set created_at = created_at - interval '11 minutes' where user_id = $1`,
      [id],
    );

    expect(await ask(who)).toBe('403 FRESH_SESSION_REQUIRED');
    expect(problemOf(await who.send.get('/api/user/export'))).toBe('403 FRESH_SESSION_REQUIRED');
    await signIn(harness, who, address);
    expect(await ask(who)).toBe('asked');
  });

  it('finishes an interrupted erasure', async () => {
    const address = email();
    const who = browser(harness);
    const id = await signUp(harness, who, { email: address });
    await harness.query(`update identity.account set state = '{"status":"erased"}' where id = $1`, [
      id,
    ]);
    await serviceOf(harness).eraseAccounts();

    expect(await me(who)).toBe(401);
    expect(await harness.query('select 1 from identity.auth_user where id = $1', [id])).toEqual([]);
  });

  it('frees the address: the next person with it is new', async () => {
    const address = email();
    const who = browser(harness);
    const first = await signUp(harness, who, { email: address });
    await ask(who);
    harness.clock.advance(fortnight);
    await serviceOf(harness).eraseAccounts();
    harness.clock.advance(3_600_000);

    const again = browser(harness);
    expect(await signIn(harness, again, address)).not.toBe(first);
    expect((await again.send.get('/api/user/me')).body).toMatchObject({ role: null, fullName: '' });
  });
});

describe('the export', () => {
  it('is a readable ZIP of the personal data without any secret', async () => {
    const address = email();
    const who = browser(harness);
    await signUp(harness, who, { email: address, password: 'zaytun in gharyan' });
    await who.send.patch('/api/user/avatar', await picture());
    const answer = await fetch(`${harness.url}/api/user/export`, {
      headers: { cookie: who.cookie() ?? '' },
    });

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="osta.zip"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'avatar.webp',
      'history.json',
      'obligations.json',
      'profile.json',
      'sessions.json',
    ]);
    const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(text('profile.json'))).toMatchObject({
      email: address,
      fullName: 'Salma Warfalli',
    });
    expect(text('history.json')).toContain('"fullName": "Salma Warfalli"');
    // Identity runs alone here: the export names the services that did not answer
    expect(text('README.txt')).toMatch(
      /لم نتمكن[^\n]*\nrequests\.json\nprofessional\.json\nnotifications\.json\nbookings\.json\nstores\.json\n$/u,
    );
    const all = Object.keys(files).map(text).join('');
    expect(all).not.toMatch(/argon2|sealed:1:|"token"/u);
  });
});

async function picture(): Promise<FormData> {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0065d4' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(png)]), 'me.png');
  return form;
}
