import { peopleSql as peopleOfBookings } from '@osta/booking/read-models/people-copy.sql';
import {
  appendSql,
  loadSql,
  openSql,
  type StreamTables,
} from '@osta/event-store/postgres-streams.sql';
import {
  backlogSql,
  cursorOfSql,
  readForwardSql,
  readStreamSql,
} from '@osta/event-store/read-events.sql';
import { findOlderSnapshotsSql, storeSnapshotsSql } from '@osta/event-store/rebuild-snapshots.sql';
import {
  readSnapshotsSql,
  readSomeSnapshotsSql,
  rebuildTimersSql,
} from '@osta/event-store/rebuild-timers.sql';
import { sweepIdempotencySql } from '@osta/event-store/sweep-idempotency.sql';
import {
  nextDueSql,
  putOffSql,
  takeDueSql,
  timerStatusSql,
  unparkSql,
} from '@osta/event-store/timers.sql';
import { carryArrivalsSql, carryCountersSql } from '@osta/notification/read-models/carry-over.sql';
import {
  findPreferencesSql,
  foldReadingSql,
  foldWishesSql,
  followSql,
  recountSql,
} from '@osta/notification/read-models/fold-reading.sql';
import { projectLive, projectOnTop } from '@osta/notification/read-models/notification-list';
import { projectEventsSql } from '@osta/notification/read-models/project-events.sql';
import { findAppliedMigrations } from '@osta/platform/database/migrate.sql';
import { fileStatements, type FileTable } from '@osta/platform/files/kept-files.sql';
import { countCallSql } from '@osta/platform/http/limits/count-call.sql';
import { limiterMigrations } from '@osta/platform/http/limits/create-limiters';
import { followPeopleSql } from '@osta/platform/people/follow-people.sql';
import { namesSql } from '@osta/platform/people/names-copy.sql';
import { personalDataMigrations } from '@osta/platform/personal-data/personal-data-migrations';
import {
  findKeys,
  findOneKey,
  keyOfCaller,
  makeKeys,
  nextKeys,
  replaceKeys,
} from '@osta/platform/personal-data/personal-data.sql';
import { readRatingsSql } from '@osta/platform/ratings/read-ratings.sql';
import { findBehindSql, takeOverSql } from '@osta/platform/read-models/state-model.sql';
import { workPictureRows } from '@osta/professional/files/work-pictures.sql';
import { committedAt } from '@osta/professional/queries/committed-at.sql';
import { photoRows } from '@osta/request/files/request-photos.sql';
import { takesRequest } from '@osta/request/matching/takes-request.sql';
import { peopleSql as peopleOfRequests } from '@osta/request/read-models/people-copy.sql';
import { pictureRows } from '@osta/store/files/store-pictures.sql';
import { receiptRows } from '@osta/store/files/store-receipts.sql';

import { services } from '../src/services.ts';

/** Statements of one schema by what they are called. */
export interface OfSchema {
  readonly schema: string;
  readonly texts: Readonly<Record<string, string>>;
}

const limits = limiterMigrations.schema;
const caller = { sql: 'select $1::uuid as user_id', values: [''] };

/**
 * Functions of services that return a part of a statement: it is planned with the statements that have it.
 */
const parts = {
  'booking blockedAt': [],
  'booking doneSpans': [],
  'booking isOfPaused': [],
  'booking takenSpan': [],
  'booking strikesOf': [],
  'notification createFollowedSql': [],
  'notification isOffSql': [],
  'notification namedSql': [],
  'notification recordLateSql': [],
  'platform countStarsSql': [],
  'platform forgetSql': [],
  'platform isOpenAt': [],
  'platform keyOfCaller': [],
  'professional avatarOf': [],
  'professional isWantedOffering': [],
  'professional takenFrom': [],
};

/** What the functions of services return. */
export const ofFunctions: Readonly<Record<string, readonly OfSchema[]>> = {
  ...parts,
  'booking peopleSql': [one('booking', followPeopleSql('booking', peopleOfBookings))],
  'notification carryArrivalsSql': [listed(carryArrivalsSql('notification', 'notification'))],
  'notification carryCountersSql': [listed(carryCountersSql('notification', 'notification'))],
  'notification findPreferencesSql': [listed(findPreferencesSql('notification'))],
  'notification foldReadingSql': [listed(foldReadingSql('notification'))],
  'notification foldWishesSql': [listed(foldWishesSql('notification'))],
  'notification followSql': [listed(followSql('notification'))],
  'notification projectEventsSql': [
    {
      schema: 'notification',
      texts: { aside: projectEventsSql('notification'), live: projectLive.text },
    },
  ],
  'notification projectOnTopSql': [listed(projectOnTop.text)],
  'notification recountSql': [listed(recountSql('notification'))],
  'platform countCallSql': [
    one(
      limits,
      `with caller as (${caller.sql}), settled as (select where false), ${countCallSql(limits)} select`,
    ),
  ],
  'platform fileStatements': [
    filesOf('professional', workPictureRows),
    filesOf('request', photoRows),
    filesOf('store', pictureRows),
    filesOf('store', receiptRows),
  ],
  'platform findAppliedMigrations': services.map(({ name }) =>
    one(name, findAppliedMigrations(name)),
  ),
  'platform findBehindSql': [one('store', findBehindSql('store', 'identity'))],
  'platform findOneKey': withPeople().map((schema) => one(schema, findOneKey(schema))),
  'platform findKeys': withPeople().map((schema) => one(schema, findKeys(schema))),
  'platform followPeopleSql': withPeople().map((schema) => one(schema, followPeopleSql(schema))),
  'platform makeKeys': withPeople().map((schema) => one(schema, makeKeys(schema))),
  'platform namesSql': ['catalogue', 'professional', 'store'].map((schema) =>
    one(schema, followPeopleSql(schema, namesSql)),
  ),
  'platform nextKeys': withPeople().map((schema) => one(schema, nextKeys(schema))),
  'platform replaceKeys': withPeople().map((schema) => one(schema, replaceKeys(schema))),
  'platform readRatingsSql': [
    one('professional', readRatingsSql('professional_id').text),
    one('store', readRatingsSql('store_id').text),
  ],
  'platform takeOverSql': [
    {
      schema: 'store',
      texts: {
        ...takeOverSql(
          {
            name: 'store_words',
            key: ['store_id'],
            compared: ['words'],
            columns: ['store_id', 'version', 'words'],
          },
          // The tables aside are like the live ones
          { live: 'store', aside: 'store' },
        ),
      },
    },
  ],
  'professional committedAt': [
    one(
      'professional',
      `select ${committedAt('application.id')} from professional.application where application.applicant_id = $1::uuid`,
    ),
  ],
  'request peopleSql': [one('request', followPeopleSql('request', peopleOfRequests))],
  'request takesRequest': [
    one(
      'request',
      `select reach.id from professional_reach as reach where reach.id = $1::uuid and ${takesRequest('reach', { service: '$2::text', budget: '$3::bigint' })}`,
    ),
  ],
};

/** What the event store executes for a service: for its events and timers, and for each kind of stream. */
export const ofEventStore: readonly OfSchema[] = services.flatMap(({ name: schema, snapshots }) => [
  { schema, texts: ofEvents(schema) },
  ...snapshots
    .filter(({ isView }) => !isView)
    .map(({ table }) => ({ schema, texts: ofStreams({ schema, table }) })),
]);

function ofEvents(schema: string): OfSchema['texts'] {
  return {
    readForward: readForwardSql(schema),
    readStream: readStreamSql(schema),
    backlog: backlogSql(schema),
    cursorOf: cursorOfSql(schema),
    sweepIdempotency: sweepIdempotencySql(schema),
    takeDue: takeDueSql(schema, 64),
    putOff: putOffSql(schema),
    nextDue: nextDueSql(schema),
    unparkTimers: unparkSql(schema),
    timerStatus: timerStatusSql(schema),
  };
}

function ofStreams(tables: StreamTables): OfSchema['texts'] {
  const beside = withPeople().includes(tables.schema) ? keyOfCaller(tables.schema) : undefined;
  const appends = { movesTimers: true, alongside: undefined };
  const texts = {
    open: openSql(tables, { streamId: '', caller }, beside),
    load: loadSql(tables),
    create: appendSql(tables, 'create', appends),
    update: appendSql(tables, 'update', appends),
    findOlder: findOlderSnapshotsSql(tables),
    storeRebuilt: storeSnapshotsSql(tables),
    readSnapshots: readSnapshotsSql(tables),
    readSomeSnapshots: readSomeSnapshotsSql(tables),
    rebuildTimers: rebuildTimersSql(tables),
  };
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [`${tables.table} ${name}`, text]),
  );
}

/** Returns the schemas that have keys of people. */
function withPeople(): readonly string[] {
  return services
    .filter(({ migrations }) => migrations.directories.includes(personalDataMigrations))
    .map(({ migrations }) => migrations.schema);
}

function one(schema: string, text: string): OfSchema {
  return { schema, texts: { '': text } };
}

function listed(text: string): OfSchema {
  return one('notification', text);
}

function filesOf(schema: string, table: FileTable): OfSchema {
  const texts = Object.entries(fileStatements(table));
  return {
    schema,
    texts: Object.fromEntries(texts.map(([name, text]) => [`${table.table} ${name}`, text])),
  };
}
