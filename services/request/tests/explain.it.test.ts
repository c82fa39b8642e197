import {
  appendParameters,
  appendSql,
  loadSql,
  openSql,
  timerParameters,
} from '@osta/event-store/postgres-streams.sql';
import { readStreamSql } from '@osta/event-store/read-events.sql';
import { nextDueSql, putOffSql, takeDueSql } from '@osta/event-store/timers.sql';
import { followPeopleSql } from '@osta/platform/people/follow-people.sql';
import { readPeople } from '@osta/platform/people/read-names.sql';
import { indexesOf, planOf, readWhole, sortsOf } from '@osta/platform/testing/plan-of';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { linkPhotos } from '../src/commands/link-photos.sql.ts';
import { linkProfessionals } from '../src/commands/link-professionals.sql.ts';
import { readPhotoFacts } from '../src/commands/photo-facts.sql.ts';
import { readQuotingFacts } from '../src/commands/quoting-facts.sql.ts';
import { readSendingFacts } from '../src/commands/sending-facts.sql.ts';
import { findWhoCan } from '../src/matching/who-can.sql.ts';
import { findUnusedPhotos } from '../src/process/sweep-photos.sql.ts';
import { findPhoto } from '../src/queries/find-photo-owner.sql.ts';
import { findRequest } from '../src/queries/get-request.sql.ts';
import { listAllRequestsSql } from '../src/queries/list-all-requests.sql.ts';
import {
  listActiveAsProfessional,
  listAllAsProfessional,
  listAsCustomer,
  listEndedAsProfessional,
} from '../src/queries/list-requests.sql.ts';
import { listMyPhotos } from '../src/queries/my-requests.sql.ts';
import { peopleSql } from '../src/read-models/people-copy.sql.ts';
import { fillMachinery, fillMarket, fillPeople } from './large-market.sql.ts';
import { openMarket, type Market } from './market.ts';

const tables = { schema: 'request', table: 'service_request' };
/** Of a row or a few. */
const small = new Set(['event_epoch', 'catalogue_override']);
const caller = { sql: 'select $1::uuid as user_id', values: [''] };

let market: Market;
let database: Client;

beforeAll(async () => {
  market = await openMarket();
  database = new Client({
    connectionString: market.harness.databaseUrl,
    options: '-c search_path=request,public',
  });
  await database.connect();
  // In parts: a long transaction would hold up the logs of all test files on the server
  for (let part = 0; part < 10; part += 1) await database.query(fillMarket, [part]);
  await database.query(fillPeople);
  await database.query(fillMachinery);
  await database.query('analyze');
});

afterAll(async () => {
  await database.end();
  await market.stop();
});

/** What a statement may cost that reads by these indexes. A full index scan costs thousands. */
const mostFor: ReadonlyMap<string, number> = new Map([
  // A trade is read whole: of the hundred who work in it, what each has taken on
  ['professional_reach_trades', 4000],
  // Nothing but its limit ends it, and a plan for any limit counts a tenth of the table
  ['service_request_created_at_id_idx', 2000],
]);

it.each([
  ['a customer’s list', listAsCustomer, ['service_request_customer_id_created_at_id_idx']],
  ['the requests of everybody', listAllRequestsSql, ['service_request_created_at_id_idx']],
  [
    'a professional’s current requests',
    listActiveAsProfessional,
    ['request_professional_current_idx', 'service_request_pkey'],
  ],
  [
    'what has ended for a professional',
    listEndedAsProfessional,
    ['request_professional_professional_id_invited_at_request_id_idx', 'service_request_pkey'],
  ],
  [
    'a professional’s list',
    listAllAsProfessional,
    ['request_professional_professional_id_invited_at_request_id_idx', 'service_request_pkey'],
  ],
  [
    'opening, with the facts for sending',
    openSql(tables, { streamId: '', caller, facts: { sql: readSendingFacts, values: [] } }),
    [
      'event_request_sent_idx',
      'hidden_professional_pkey',
      'idempotency_pkey',
      'paused_professional_pkey',
      'person_pkey',
      'professional_pkey',
      'professional_reach_pkey',
      'professional_reach_trades',
      'request_photo_customer_id_idx',
      'request_professional_current_idx',
      'service_request_pkey',
    ],
  ],
  [
    'opening, with the facts for quoting',
    openSql(tables, { streamId: '', caller, facts: { sql: readQuotingFacts, values: [] } }),
    ['hidden_professional_pkey', 'idempotency_pkey', 'service_request_pkey'],
  ],
  [
    'opening, with the facts for revising',
    openSql(tables, { streamId: '', caller, facts: { sql: readPhotoFacts, values: [] } }),
    ['idempotency_pkey', 'request_photo_customer_id_idx', 'service_request_pkey'],
  ],
  [
    'one request',
    findRequest.text,
    ['hidden_professional_pkey', 'request_photo_request_id_idx', 'service_request_pkey'],
  ],
  ['a photo', findPhoto, ['request_photo_pkey', 'service_request_pkey']],
  ['photos that no request shows', findUnusedPhotos, ['request_photo_unused_idx']],
  ['a customer’s photos', listMyPhotos, ['request_photo_customer_id_idx']],
  ['names', readPeople.text, ['person_pkey']],
  [
    'whom a request would reach',
    findWhoCan,
    ['professional_pkey', 'professional_reach_trades', 'request_professional_current_idx'],
  ],
  ['the history', readStreamSql('request'), ['event_stream_id_stream_version_key']],
  ['loading', loadSql(tables), ['idempotency_pkey', 'service_request_pkey']],
  [
    'appending',
    appendWithLinks(false),
    ['request_photo_pkey', 'request_photo_request_id_idx', 'service_request_pkey'],
  ],
  ['appending what moves timers', appendWithLinks(true), ['service_request_pkey', 'timer_pkey']],
  ['putting a timer off', putOffSql('request'), ['timer_pkey']],
  ['the next due time', nextDueSql('request'), ['timer_next_at_idx']],
  ['copying names', followPeopleSql('request', peopleSql), ['person_pkey']],
])('reads for %s go by their index', async (_name, statement, indexes) => {
  const plan = await planOf(database, statement);

  expect(readWhole(plan).filter((table) => !small.has(table))).toEqual([]);
  expect(indexesOf(plan)).toEqual(expect.arrayContaining(indexes));
  const most = Math.max(250, ...indexes.map((index) => mostFor.get(index) ?? 0));
  expect(plan['Total Cost']).toBeLessThan(most);
});

it.each([
  ['admin', listAllRequestsSql],
  ['customer', listAsCustomer],
  ['professional', listActiveAsProfessional],
  ['professional', listEndedAsProfessional],
  ['professional', listAllAsProfessional],
])('a page of the %s’s list is read in its order, never sorted', async (_role, statement) => {
  expect(sortsOf(await planOf(database, statement))).toEqual([]);
});

// The number of rows it visits depends on how many wait for an earlier one of their stream: no
// estimate tells
it('due timers are read by the index of their times', async () => {
  const plan = await planOf(database, takeDueSql('request', 64));
  expect(readWhole(plan)).toEqual([]);
  expect(indexesOf(plan)).toEqual(expect.arrayContaining(['timer_next_at_idx', 'timer_pkey']));
});

/** Builds the statement as `postgresStreams` does: the fragment's parameters come after its own. */
function appendWithLinks(movesTimers: boolean): string {
  const before = appendParameters + (movesTimers ? timerParameters : 0);
  const alongside = `${linkProfessionals}, ${linkPhotos}`.replaceAll(
    /\$(\d)/gu,
    (_, n: string) => `$${before + Number(n)}`,
  );
  return appendSql(tables, 'update', { movesTimers, alongside });
}
