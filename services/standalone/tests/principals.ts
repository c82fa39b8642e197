import { signToken } from '@osta/platform/auth/session-reader';
import type { Who } from '@osta/platform/testing/object-rules';
import { testClient } from '@osta/platform/testing/test-client';
import { testConfig } from '@osta/platform/testing/test-config';
import { v4 as uuidV4, v7 as uuidV7 } from 'uuid';

import type { MarketHost } from './market-host.ts';

/** The account kind of each caller, which decides access. */
export const kindOf: Readonly<Record<Who, 'customer' | 'professional' | 'business' | null>> = {
  guest: null,
  unregistered: null,
  customer: 'customer',
  'other-customer': 'customer',
  professional: 'professional',
  'other-professional': 'professional',
  business: 'business',
  admin: 'customer',
  'signed-out': null,
  expired: null,
  waiting: null,
};

/** Returns whether this caller has a session. */
export function isSignedIn(who: Who): boolean {
  return !['guest', 'signed-out', 'expired', 'waiting'].includes(who);
}

/** A request with a quote on it, and who its parties are. */
export interface Deal {
  readonly requestId: string;
  readonly quoteId: string;
  readonly customerId: string;
  readonly professionalId: string;
}

/** The people of the demo market in their roles, and two unrelated deals. */
export interface People {
  readonly deal: Deal;
  readonly otherDeal: Deal;
  /** The caller's id; undefined for a guest. A caller whose session has ended keeps the id. */
  readonly idOf: (who: Who) => string | undefined;
  /** Returns the cookie of a new session. */
  cookieOf(who: Who): Promise<string | undefined>;
  /** Creates a live session of this person and returns its id. */
  sessionOf(userId: string): Promise<string>;
}

const findDeals = `
select request.id as "requestId", request.customer_id as "customerId",
  quote.value ->> 'id' as "quoteId", quote.value ->> 'professionalId' as "professionalId",
  (select array_agg(each ->> 'professionalId')
   from jsonb_array_elements(request.state -> 'invitations') as each) as asked
from request.service_request as request
cross join jsonb_array_elements(request.state -> 'quotes') as quote
join identity.auth_user as customer on customer.id = request.customer_id
where request.status = 'quoted' and quote.value ->> 'status' = 'submitted' and not customer.is_admin
order by request.id`;

const addSession = `
insert into identity.session (id, token, user_id, expires_at, created_at, updated_at)
values ($1, $2, $3, $4, now(), now())`;

const addUnregistered = `
insert into identity.auth_user (id, email, email_verified, created_at, updated_at)
values ($1::uuid, $1::uuid || '@osta.test', true, now(), now())`;

/** Adds a customer with two-step verification, and the password of another one. */
const addTwoSteps = `
with person as (
  insert into identity.auth_user (id, email, email_verified, created_at, updated_at)
  values ($1::uuid, $2, true, now(), now()) returning id
), account as (
  insert into identity.account (id, version, state, created_at, updated_at)
  select id, 1, '{"kind":"customer","fullName":"Two Steps","locale":"en"}', now(), now() from person
), credential as (
  insert into identity.credential
    (id, user_id, provider_id, account_id, password, created_at, updated_at)
  select gen_random_uuid(), person.id, 'credential', person.id::text, other.password, now(), now()
  from person, identity.credential as other where other.user_id = $3
)
insert into identity.second_step (user_id, secret, used_step, since)
select id, 'of an app that nobody has', 0, now() from person`;

const findWaiting = 'select 1 from identity.waiting_sign_in where user_id = $1';

/** The password of every demo account. */
const password = 'osta-demo-1';

const found = new WeakMap<object, Promise<People>>();

/** Finds all callers in a seeded market, once: some of them are added. */
export function findPeople(market: Pick<MarketHost, 'database' | 'url'>): Promise<People> {
  const known = found.get(market.database) ?? lookForPeople(market);
  found.set(market.database, known);
  return known;
}

async function lookForPeople({
  database,
  url,
}: Pick<MarketHost, 'database' | 'url'>): Promise<People> {
  const { rows: deals } = await database.query<Deal & { asked: string[] }>(findDeals);
  const [deal] = deals;
  const otherDeal = deals.find(
    ({ customerId, professionalId, asked }) =>
      customerId !== deal?.customerId &&
      !deal?.asked.includes(professionalId) &&
      !asked.includes(deal?.professionalId ?? ''),
  );
  if (!deal || !otherDeal) throw new Error('The market has no two deals apart from each other');

  const unregistered = uuidV7();
  await database.query(addUnregistered, [unregistered]);
  const waiting = { id: uuidV7(), email: 'two-steps@osta.test' };
  await database.query(addTwoSteps, [waiting.id, waiting.email, deal.customerId]);
  const { rows } = await database.query<{ email: string; id: string }>(
    "select email, id from identity.auth_user where email in ('business@osta.test', 'admin@osta.test')",
  );
  const ids: Readonly<Record<Who, string | undefined>> = {
    guest: undefined,
    unregistered,
    customer: deal.customerId,
    'other-customer': otherDeal.customerId,
    professional: deal.professionalId,
    'other-professional': otherDeal.professionalId,
    business: rows.find(({ email }) => email.startsWith('business'))?.id,
    admin: rows.find(({ email }) => email.startsWith('admin'))?.id,
    'signed-out': deal.customerId,
    expired: deal.customerId,
    waiting: waiting.id,
  };
  const { name, secret } = testConfig('postgres://nowhere').sessionCookie;

  async function begin(userId: string, expiresAt: Date): Promise<readonly [string, string]> {
    const [id, token] = [uuidV7(), uuidV4()];
    await database.query(addSession, [id, token, userId, expiresAt]);
    return [id, `${name}=${encodeURIComponent(signToken(token, secret))}`];
  }

  let waitingCookie = '';
  /**
   * Returns the cookies of a sign-in that awaits its second step, under its own name and under a session's
   * name.
   */
  async function wait(): Promise<string> {
    const { rowCount } = await database.query(findWaiting, [waiting.id]);
    if (rowCount !== 0) return waitingCookie;
    const body = { email: waiting.email, password };
    const answer = await testClient(url).post('/api/auth/sessions/password', body);
    const given = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    const token = given.find((pair) => pair.includes('second-step'))?.split('=', 2)[1];
    if (token === undefined) throw new Error(`Nothing waits: ${answer.status}`);
    const forged = `${name}=${encodeURIComponent(signToken(token, secret))}`;
    waitingCookie = [...given, forged].join('; ');
    return waitingCookie;
  }

  const day = 86_400_000;
  return {
    deal,
    otherDeal,
    idOf: (who) => ids[who],
    async cookieOf(who) {
      const userId = ids[who];
      if (userId === undefined) return undefined;
      if (who === 'waiting') return wait();
      const expiresAt = new Date(Date.now() + (who === 'expired' ? -1000 : day));
      const [sessionId, cookie] = await begin(userId, expiresAt);
      if (who === 'signed-out') {
        await database.query('delete from identity.session where id = $1', [sessionId]);
      }
      return cookie;
    },
    async sessionOf(userId) {
      const [sessionId] = await begin(userId, new Date(Date.now() + day));
      return sessionId;
    },
  };
}
