import path from 'node:path';

import { NotificationList } from '@osta/contracts/notification/api';
import { ProfessionalPage } from '@osta/contracts/professional/api';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { Pool } from 'pg';

import type { Check, Scenario } from '../scenario.ts';
import { createKills } from '../soak/kills.ts';
import { startLongLived, type LongLivedProduct } from '../soak/long-lived-product.ts';
import { openPages } from '../soak/open-pages.ts';
import { planted } from '../soak/planted.ts';
import { watchResources, type Course } from '../soak/resources.ts';
import { startVisitors, type Member } from '../soak/visitors.ts';

const perSecond = 100;
/** Ten for each of fifty people: as many as one may have open. */
const pages = 500;
const betweenKills = 60_000;
/** Milliseconds until every bell is right: I4 of `docs/reliability.md`. */
const patience = 60_000;
/** How much more a process may hold at the end than at the beginning. */
const flat = { memory: 1.15, descriptors: 1.1 };

const addresses = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `${name}-${nth + 1}@osta.test`);

/**
 * The product under steady load for a long time. In the first half each second kill is its own; in the second
 * half only Postgres is killed, so that one process lives long enough to show what it keeps.
 */
export const soak: Scenario = {
  name: 'soak',
  summary:
    'An hour of visitors and 500 open pages, while the product or its Postgres is killed each minute.',
  plants: ['leak', 'descriptors', 'unsaid', 'forged'],

  async run(context) {
    const { plant, seconds, directory, say, onEnd } = context;
    const length = (seconds ?? 3600) * 1000;
    const home = { ...context, directory: path.join(directory, 'data') };
    const product = await startLongLived(home, (plant !== null && planted[plant]) || null);
    const { origin } = product;
    const pool = new Pool({ connectionString: product.databaseUrl, max: 2 });
    // Broken by each kill of Postgres
    pool.on('error', () => undefined);
    onEnd(() => pool.end());
    const [customers, professionals] = await Promise.all([
      signInAll(origin, addresses('customer', 5)),
      signInAll(origin, addresses('professional', 45)),
    ]);
    const asked = await findAsked(origin);
    const kills = createKills();
    const visitors = startVisitors({ origin, perSecond, customers, professionals, asked, kills });
    onEnd(() => visitors.stop());
    const open = openPages(origin, [...customers, ...professionals], pages);
    onEnd(async () => open.close());
    say(`${perSecond} visits a second, ${pages} open pages`);

    const began = performance.now();
    const rest = (): number => length - (performance.now() - began);
    let [nth, ofProduct, ofPostgres] = [0, 0, 0];
    let watch = watchResources(product.pid());
    while (rest() > betweenKills) {
      await letTimePass(betweenKills, 'between two kills');
      nth += 1;
      if (nth % 2 === 0 && rest() > length / 2) {
        await watch.stop();
        await kills.during(() => product.restart());
        watch = watchResources(product.pid());
        ofProduct += 1;
      } else {
        // A planted mistake: one that nothing explains
        await (plant === 'unsaid'
          ? product.killPostgres()
          : kills.during(() => product.killPostgres()));
        ofPostgres += 1;
      }
      say(`${total(visitors.outcomes)} visits, ${open.connected()} pages connected, ${nth} kills`);
    }
    await letTimePass(Math.max(0, rest()), 'the end of the load');
    const held = await watch.stop();
    await visitors.stop();

    const wrong = await open.wrong((member) => unreadOf(origin, member), patience);
    // A planted mistake: of one event, nobody is told any more
    if (plant === 'forged') await pool.query(forgetNewestSql);
    const lost = await countLost(pool, visitors.acknowledged);
    const { unexplained, acknowledged, outcomes } = visitors;
    return {
      checks: [
        {
          invariant: 'I8',
          what: 'no failure that no kill explains',
          holds: unexplained.length === 0,
          found: `${unexplained.length} of ${total(outcomes)} ${[...new Set(unexplained)].slice(0, 5).join(', ')}`,
        },
        {
          invariant: 'I12',
          what: 'no acknowledged request is lost',
          holds: lost === 0 && acknowledged.length > 0,
          found: `${lost} of ${acknowledged.length}`,
        },
        {
          invariant: 'I4',
          what: 'every open page is connected and shows what is unread',
          holds: wrong === 0,
          found: `${wrong} of ${pages} wrong`,
        },
        flatCheck('memory', held?.memory, ' MiB'),
        flatCheck('descriptors', held?.descriptors, ''),
        ...(await auditChecks(product)),
      ],
      figures: {
        kills: `${nth}: ${ofProduct} of the product, ${ofPostgres} of Postgres`,
        visits: [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', '),
      },
    };
  },
};

function flatCheck(name: keyof typeof flat, course: Course | undefined, unit: string): Check {
  return {
    invariant: 'I11',
    what: `${name} of the process that lived longest are flat`,
    holds: course !== undefined && course.late <= course.early * flat[name],
    found:
      course === undefined
        ? 'nothing lived long enough'
        : `${course.early.toFixed(0)} → ${course.late.toFixed(0)}${unit}`,
  };
}

async function auditChecks(product: LongLivedProduct): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for (const args of [['verify'], ['diff']]) {
    const { code, out } = await product.audit(...args);
    checks.push({
      invariant: 'I9',
      what: `osta-audit ${args.join(' ')}`,
      holds: code === 0,
      found: `exit ${code}${code === 0 ? '' : `: ${out.trim().split('\n').slice(-3).join(' · ')}`}`,
    });
  }
  return checks;
}

async function signInAll(origin: string, emails: readonly string[]): Promise<readonly Member[]> {
  const members: Member[] = [];
  for (const [nth, email] of emails.entries()) {
    const answer = await fetch(`${origin}/api/auth/sessions/password`, {
      method: 'POST',
      headers: {
        origin,
        'x-csrf': '1',
        'content-type': 'application/json',
        'x-forwarded-for': `10.2.${nth}.1`,
      },
      body: JSON.stringify({ email, password: 'osta-demo-1' }),
    });
    if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
    const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    members.push({ email, cookie: cookie.join('; ') });
  }
  return members;
}

/** Returns the ids of professionals who take a request about a leak. */
async function findAsked(origin: string): Promise<readonly string[]> {
  const answer = await fetch(
    `${origin}/api/professionals?serviceId=plumbing.leak&placeId=m-tajura&limit=20`,
  );
  return ProfessionalPage.parse(await answer.json()).items.map(({ id }) => id);
}

async function unreadOf(origin: string, { cookie }: Member): Promise<number> {
  const answer = await fetch(`${origin}/api/notifications?limit=0&unread_only=true`, {
    headers: { cookie },
  });
  return NotificationList.parse(await answer.json()).data.unread_count;
}

async function countLost(pool: Pool, requestIds: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ readonly count: number }>(countRecordedSql, [requestIds]);
  return requestIds.length - (rows[0]?.count ?? 0);
}

function total(outcomes: ReadonlyMap<string, number>): number {
  return [...outcomes.values()].reduce((sum, count) => sum + count, 0);
}

const countRecordedSql = `
select count(distinct stream_id)::int as count from request.event where stream_id = any($1::uuid[])`;

const forgetNewestSql = `
delete from notification.notification where seq = (select max(seq) from notification.notification)`;
