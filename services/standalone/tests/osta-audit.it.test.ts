import { Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { auditedSystem } from '../src/audited-system.ts';
import { describeAnswers } from './audit-answers.ts';
import { describeLists } from './audit-lists.ts';
import { describeMoment } from './audit-moment.ts';
import { describeRepairs } from './audit-repairs.ts';
import { describeResumes } from './audit-resumes.ts';
import { describeRights } from './audit-rights.ts';
import { describeRuns } from './audit-runs.ts';
import { describeUnderWrites } from './audit-under-writes.ts';
import { startMarket, type MarketHost } from './market-host.ts';
import { auditOf, untilSettled, type Audit } from './run-audit.ts';

let market: MarketHost;
let audit: Audit;

const because = ['--reason', 'A person asked what they saw'] as const;

beforeAll(async () => {
  market = await startMarket();
  audit = auditOf(market);
  await untilSettled(audit, market);
});

afterAll(() => market.stop());

/** The services whose events the demo market fills. */
const seeded = ['identity', 'professional', 'request', 'booking', 'store', 'catalogue'] as const;

/** Counts what people did in the demo market, by service: what time alone did in between is none of it. */
async function done(): Promise<unknown> {
  const { rows } = await market.database.query(
    seeded
      .map(
        (schema) =>
          `select '${schema}' as service, count(*) from ${schema}.event where actor <> 'system'`,
      )
      .join(' union all '),
  );
  return rows;
}

describe('the demo market', () => {
  it('is opened once, however often it is started', async () => {
    const before = await done();
    await market.seedAgain();
    await untilSettled(audit, market);
    expect(await done()).toEqual(before);
  });
});

describe('osta-audit diff', () => {
  it('finds nothing where the live lists follow from the log', async () => {
    const { code, out, err } = await audit('diff', '--model', 'notifications', '--quiet');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('0 differences');
  });

  it('names every field that was changed without an event', async () => {
    const { rows } = await market.database.query<{ readonly id: string }>(
      `update notification.notification set is_read = true
        where id = (select id from notification.notification where not is_read order by id limit 1) returning id`,
    );
    const changed = rows[0]?.id;
    const { code, out } = await audit('diff', '--model', 'notifications', '--json');
    await market.database.query(
      'update notification.notification set is_read = not is_read where id = $1',
      [changed],
    );
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      differences: [
        {
          table: 'notification',
          kind: 'different',
          key: { id: changed },
          fields: { is_read: { live: true, rebuilt: false } },
        },
      ],
    });
  });

  it('compares the past with the past', async () => {
    const { rows } = await market.database.query<{ readonly time: Date }>(
      `select "time" from request.event where type like '%quote-submitted%' order by "time" limit 1`,
    );
    const until = rows[0]?.time.toISOString() ?? '';
    const compare = ['diff', '--model', 'notifications', '--until', until, '--json'];
    const agreed = await audit(...compare);
    expect(agreed.code).toBe(0);
    const { events, later, differences } = JSON.parse(agreed.out);
    expect(differences).toEqual([]);
    // Something was before that moment, and something has changed since
    expect(events).toBeGreaterThan(0);
    expect(later).toBeGreaterThan(0);

    const forge = `update notification.notification set reason = reason || '-forged' where id = $1 returning reason`;
    const old = await market.database.query<{ readonly id: string }>(
      `select id from notification.notification where created_at < $1 order by id limit 1`,
      [until],
    );
    await market.database.query(forge, [old.rows[0]?.id]);
    const forged = await audit(...compare);
    await market.database.query(
      `update notification.notification set reason = replace(reason, '-forged', '') where id = $1`,
      [old.rows[0]?.id],
    );
    expect(forged.code).toBe(1);
    expect(JSON.parse(forged.out).differences).toMatchObject([
      { kind: 'different', key: { id: old.rows[0]?.id } },
    ]);
  });

  it('names a row without an event, and a missing row', async () => {
    const rename = `update notification.notification set id = $2 where id = $1`;
    const { rows } = await market.database.query<{ readonly id: string }>(
      'select id from notification.notification order by id limit 1',
    );
    const known = rows[0]?.id;
    const stranger = '01980000-0000-7000-8000-00000000000f';
    await market.database.query(rename, [known, stranger]);
    const { code, out } = await audit('diff', '--model', 'notifications', '--json');
    await market.database.query(rename, [stranger, known]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      differences: expect.arrayContaining([
        expect.objectContaining({
          kind: 'missing-rebuilt',
          key: expect.objectContaining({ id: stranger }),
        }),
        expect.objectContaining({
          kind: 'missing-live',
          key: expect.objectContaining({ id: known }),
        }),
      ]),
    });
    expect((await audit('diff', '--model', 'notifications')).code).toBe(0);
  });
});

describe('osta-audit rebuild', () => {
  it('builds the lists as of a moment, beside the live ones', async () => {
    const { rows } = await market.database.query<{ readonly time: Date }>(
      `select "time" from request.event where type like '%quote-submitted%' order by "time" limit 1`,
    );
    const firstQuote = rows[0]?.time.toISOString() ?? '';
    const justBefore = new Date(Date.parse(firstQuote) - 1).toISOString();
    const { code } = await audit(
      'rebuild',
      '--model',
      'notifications',
      '--until',
      justBefore,
      '--into',
      'audit_before',
      ...because,
    );
    expect(code).toBe(0);
    const quotes = await market.database.query(
      `select count(*)::int as quotes from audit_before.notification where type = 'response'`,
    );
    expect(quotes.rows).toEqual([{ quotes: 0 }]);
    const live = await market.database.query(
      `select count(*)::int > 0 as answered from notification.notification where type = 'response'`,
    );
    expect(live.rows).toEqual([{ answered: true }]);
  });

  it('keeps nothing in a dry run', async () => {
    const dry = ['rebuild', '--model', 'notifications', '--into', 'audit_dry', '--dry-run'];
    expect(await audit(...dry)).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^notifications: \d+ events of .* would be read into 3 tables aside\nabout \d+ s, at \d+ a second/u,
      ),
    });
    const { rows } = await market.database.query(
      `select 1 from pg_namespace where nspname = 'audit_dry'`,
    );
    expect(rows).toEqual([]);
  });

  it('replaces what it built before under the same name', async () => {
    const again = ['rebuild', '--model', 'notifications', '--into', 'audit_again', ...because];
    expect((await audit(...again)).code).toBe(0);
    expect((await audit(...again)).code).toBe(0);
  });

  it.each(['professional', 'notification', 'public', 'pg_catalog'])(
    'refuses to build into %s, which it did not make',
    async (schema) => {
      const before = await done();
      const into = ['--into', schema, ...because];
      const { code, err } = await audit('rebuild', '--model', 'notifications', ...into);
      expect({ code, err }).toEqual({
        code: 2,
        err: `The schema ${schema} was not made by osta-audit, so it is left as it is. Choose another name for --into, or drop the schema yourself\n`,
      });
      expect(await done()).toEqual(before);
    },
  );

  it('connects to the database only', async () => {
    const reached: string[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- called with the socket below
    const { connect } = Socket.prototype;
    const spy = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function spying(
      this: Socket,
      ...args: unknown[]
    ) {
      reached.push(args.filter((each) => typeof each !== 'function').join(':'));
      return connect.apply(this, args as Parameters<typeof connect>);
    });
    await audit('rebuild', '--model', 'notifications', '--into', 'audit_quiet', ...because);
    spy.mockRestore();
    const { port, hostname } = new URL(market.databaseUrl);
    // The market, in the same process, may open connections of its own
    expect(new Set(reached)).toEqual(new Set([`${port}:${hostname}`]));
  });
});

describeLists(() => ({ market, audit }));
describeRuns(() => ({ market, audit }));
describeRights(() => ({ market, audit }));
describeAnswers(() => ({ market, audit }));

describe('osta-audit events', () => {
  it('finds one stream, oldest first', async () => {
    const { rows } = await market.database.query<{ readonly stream_id: string }>(
      `select stream_id from request.event where stream_version = 4 limit 1`,
    );
    const { out } = await audit('events', '--stream', rows[0]?.stream_id ?? '', '--json');
    const events: readonly { readonly streamversion: number }[] = JSON.parse(out);
    expect(events.map(({ streamversion }) => streamversion).slice(0, 4)).toEqual([1, 2, 3, 4]);
  });

  it('shows the words of people only for a reason, which is kept', async () => {
    const search = ['events', '--type', 'osta.account.user-registered', '--limit', '1'];
    const { out } = await audit(...search);
    expect(out).toContain('"fullName":"(personal)"');
    expect(out).not.toContain('sealed:');

    expect(await audit(...search, '--names')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--names takes a reason'),
    });
    const { rows } = await market.database.query<{ readonly full_name: string }>(
      `select full_name from notification.person join identity.event on stream_id = user_id
        where topic = 'account' and stream_version = 1 order by tx, position limit 1`,
    );
    const named = await audit(...search, '--names', ...because);
    expect(named.out).toContain(`"fullName":"${rows[0]?.full_name}"`);
  });
});

describe('a command line that is wrong', () => {
  const models = auditedSystem.models.map(({ name }) => name).join(', ');
  it.each([
    [['frobnicate'], 'There is no command frobnicate'],
    [['rebuild', ...because], `--model takes one of: ${models}`],
    [['diff', '--model', 'bookings'], `--model takes one of: ${models}`],
    [['events', '--until', 'yesterday'], '--until takes a moment'],
    [['events', '--stream', '7'], '--stream takes an id'],
    [['verify', '--model', 'notifications'], 'verify takes no --model'],
    [['rebuild', '--model', 'notifications'], 'rebuild takes a reason'],
    [['repair', '--model', 'notifications'], 'repair takes a reason'],
    [['completion', 'tcsh'], 'completion takes one of: bash, zsh, fish'],
    [['events', '--limit', '0'], '--limit takes a whole number'],
    [
      ['rebuild', '--model', 'notifications', '--into', 'x; drop', ...because],
      '--into takes a schema name',
    ],
  ])('%j is answered with one sentence', async (args, sentence) => {
    const { code, err } = await audit(...args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

// Last: it records quotes without rows
describeMoment(() => ({ market }));
describeUnderWrites(() => ({ market, audit }));
describeRepairs(() => ({ market, audit }));
describeResumes(() => ({ market, audit }));
