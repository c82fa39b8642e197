import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { makeKey } from '@osta/audit/audit-keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { MarketHost } from './market-host.ts';
import type { Audit } from './run-audit.ts';

interface Subject {
  readonly market: MarketHost;
  readonly audit: Audit;
}

const because = ['--reason', 'A person asked what they saw'] as const;

interface ShownEvent {
  readonly subject: string;
  readonly data: unknown;
}

/** Whether a text, a number or a truth in some data, but for those that are hidden, has a part in small letters. */
function isShown(data: unknown, part: string): boolean {
  if (typeof data === 'object' && data !== null) {
    return Object.values(data).some((each) => isShown(each, part));
  }
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return data !== null && data !== '(personal)' && text.toLowerCase().includes(part);
}

/** Tests what the audit tells about the log: plans, stories, exports. */
export function describeAnswers(subject: () => Subject): void {
  describe('osta-audit with --dry-run', () => {
    it.each([
      [['diff', '--model', 'notifications'], /\d+ events of .* would be read .*\nabout \d+ s/u],
      [
        ['diff'],
        /^identity-obligations: \d+ events of (.*\n)+booking-people: \d+ (.*\n)+about \d+ s/u,
      ],
      [
        ['export', '--folder', '/nowhere/at/all', '--type', 'osta.request.'],
        /^\d+ events would be written to .*\n(?:about|no earlier run)/u,
      ],
      [
        ['reset', 'start', '--model', 'notifications'],
        /^notifications: \d+ events of .* would be read into \d+ tables aside\n/u,
      ],
      [['verify'], /^\d+ streams would be folded, .*\nabout \d+ s, at [\d.]+ a second/u],
    ])('tells what %j would do, and how long it takes by earlier runs', async (args, words) => {
      const { audit } = subject();
      const { code, out } = await audit(...args, '--dry-run');
      expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(words) });
    });
  });

  describe('osta-audit explain', () => {
    it('tells which command an event came from, who has read it and who was told', async () => {
      const { market, audit } = subject();
      const { rows } = await market.database.query<{ readonly id: string; readonly key: string }>(
        `select event.id, event.correlation_id as key from request.event
           join notification.notification on event_id = event.id
          order by event.id limit 1`,
      );
      const [{ id, key } = { id: '', key: '' }] = rows;
      const { code, out, err } = await audit('explain', '--id', id);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^\S+ command [0-9a-f-]{36} in \/osta\//u);
      const [, after = ''] = out.split(`event ${id}\n`);
      expect(after).toMatch(/^[ │]*[├└]─ applied by .*notification-list/u);
      expect(after).toMatch(/[├└]─ notification\.notification: \S+ for [0-9a-f-]{36}/u);
      // Its correlation is another way to the same story
      expect((await audit('explain', '--id', key)).out).toBe(out);
    });

    it('says that nobody knows an id', async () => {
      const unknown = '01980000-0000-7000-8000-00000000beef';
      expect(await subject().audit('explain', '--id', unknown)).toMatchObject({
        code: 2,
        err: expect.stringContaining('for a stream see events --stream'),
      });
    });
  });

  describe('osta-audit events --text', () => {
    it('finds what is shown of events, in letters of any case, and no words of people', async () => {
      const { market, audit } = subject();
      const all = async (...filter: readonly string[]): Promise<readonly ShownEvent[]> =>
        JSON.parse((await audit('events', '--json', '--limit', '100000', ...filter)).out);
      const { rows } = await market.database.query<{ readonly name: string }>(
        `select full_name as name from notification.person where full_name <> '' order by user_id limit 1`,
      );
      const name = rows[0]?.name ?? '';
      const events = await all();
      const found: Record<string, number> = {};
      for (const part of [
        'PLUMB',
        '250',
        'true',
        '.',
        name,
        'sealed:',
        'personal',
        '%',
        '_',
        '"',
      ]) {
        const matching = events.filter(({ data }) => isShown(data, part.toLowerCase()));
        const answered = await all('--text', part);
        expect(answered, `for ${part}`).toEqual(matching);
        found[part] = answered.length;
      }
      expect(found).toMatchObject({ [name]: 0, 'sealed:': 0, personal: 0, '%': 0, '"': 0 });
      expect(found['PLUMB']).toBeGreaterThan(0);
      expect(found['250']).toBeGreaterThan(0);

      const [first] = await all('--text', 'plumb');
      const among = await all('--text', 'plumb', '--stream', first?.subject ?? '');
      expect(among).toEqual(
        (await all('--text', 'plumb')).filter(({ subject: of }) => of === first?.subject),
      );
    });
  });

  describe('osta-audit export', () => {
    let directory: string;
    let key: string;

    beforeAll(async () => {
      directory = await mkdtemp(path.join(tmpdir(), 'osta-export-'));
      key = path.join(directory, 'key.pem');
      await makeKey(key);
    });

    afterAll(() => rm(directory, { recursive: true }));

    it('writes every event without the words of people, and can be checked without a database', async () => {
      const { market, audit } = subject();
      const folder = path.join(directory, 'all');
      const to = ['--folder', folder, '--key', key] as const;
      expect(await audit('export', ...to)).toMatchObject({ code: 0, err: '' });
      const text = await readFile(path.join(folder, 'identity.jsonl'), 'utf8');
      const { rows } = await market.database.query<{ readonly id: string }>(
        'select id from identity.event order by tx, position',
      );
      const lines = text.trimEnd().split('\n');
      expect(lines.map((line): unknown => JSON.parse(line).id)).toEqual(rows.map(({ id }) => id));
      expect(text).toContain('"fullName":"(personal)"');
      expect(text).not.toContain('sealed:');

      const check = ['export', '--check', folder, '--public-key', `${key}.pub`] as const;
      expect(await audit(...check)).toMatchObject({
        code: 0,
        out: expect.stringContaining(' 0 faults'),
      });
      await writeFile(path.join(folder, 'identity.jsonl'), lines.slice(1).join('\n'));
      expect(await audit(...check)).toMatchObject({
        code: 1,
        out: expect.stringContaining('identity.jsonl was changed'),
      });
      expect(await audit('export', ...to)).toMatchObject({
        code: 2,
        err: expect.stringContaining('is not empty'),
      });
    });

    it('writes tables with the words of people, for a reason that the manifest holds', async () => {
      const { audit } = subject();
      const folder = path.join(directory, 'table');
      const type = [
        '--type',
        'osta.account.user-registered',
        '--text',
        'PROFESS',
        '--csv',
      ] as const;
      const named = ['--names', ...because] as const;
      const { code } = await audit('export', '--folder', folder, '--key', key, ...type, ...named);
      expect(code).toBe(0);
      const [head, first] = (await readFile(path.join(folder, 'identity.csv'), 'utf8')).split(
        '\r\n',
      );
      expect(head).toBe(
        'id,source,type,subject,streamversion,time,actor,correlationid,causationid,data',
      );
      expect(first).toMatch(/""fullName"":""(?!\(personal\))/u);
      const manifest: unknown = JSON.parse(
        await readFile(path.join(folder, 'manifest.json'), 'utf8'),
      );
      expect(manifest).toMatchObject({
        operator: 'tester',
        reason: because[1],
        hasNames: true,
        filter: { type: 'osta.account.user-registered', text: 'PROFESS' },
        files: [
          {
            name: 'identity.csv',
            log: 'identity',
            sha256: expect.stringMatching(/^[0-9a-f]{64}$/u),
          },
        ],
      });
    });
  });
}
