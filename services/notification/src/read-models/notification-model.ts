import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { EventEnvelope } from '@osta/contracts/envelope';
import { notificationContract } from '@osta/contracts/notification/contract';
import type { Effect, ReadModel } from '@osta/subscription/read-model';
import { escapeIdentifier, type ClientBase } from 'pg';

import { changePreferences, type Preferences } from '../domain/reading/preferences.ts';
import { carryArrivalsSql, carryCountersSql } from './carry-over.sql.ts';
import {
  createFollowedSql,
  findPreferencesSql,
  foldReadingSql,
  foldWishesSql,
  followSql,
  recountSql,
} from './fold-reading.sql.ts';
import { notificationMigrations } from './notification-migrations.ts';
import { projectEventsSql } from './project-events.sql.ts';
import {
  arrivalsIn,
  lastVersionsIn,
  preferenceChangesIn,
  projectValues,
  readingValues,
  type PreferenceChanges,
} from './projection.ts';

/**
 * Describes how an audit rebuilds lists and counters beside the live ones.
 *
 * Notifications and names use the statement of the live projector. What people read is written live
 * by the command itself, and here from its events: the audit shows whether the two agree.
 * Preferences decide live which rows are written at all; here all are written, and those that were
 * switched off are deleted at the end. `arrival`, `newest` and `passed_over` depend on the run; the
 * log does not hold them. They are not compared, but copied from the live rows when rebuilt tables
 * replace them.
 */
export const notificationModel: ReadModel = {
  name: 'notifications',
  schema: notificationContract.name,
  topics: [
    'request',
    'booking',
    'conversation',
    'wait',
    'application',
    'offering',
    'store',
    'account',
    'notification',
  ],
  subscriptions: [
    {
      name: 'notification-list',
      topics: [
        'request',
        'booking',
        'conversation',
        'wait',
        'application',
        'offering',
        'store',
        'account',
      ],
    },
  ],
  // Names only: this read model holds no text that people write to each other
  wordsOf: ['account'],
  // In the order in which lists and the projector lock them: see `lockReadersSql`
  tables: [
    {
      name: 'notification_counter',
      key: ['user_id'],
      compared: ['unread', 'total', 'version', 'read_upto', 'preferences'],
    },
    {
      name: 'notification',
      key: ['recipient_id', 'id'],
      compared: [
        'event_id',
        'seq',
        'type',
        'reason',
        'role',
        'parameters',
        'created_at',
        'is_read',
      ],
    },
    {
      name: 'person',
      key: ['user_id'],
      compared: ['full_name', 'version'],
      personal: ['full_name'],
    },
  ],
  createTables,
  prepare,
  finish,
  carryOver,
};

async function createTables(client: ClientBase, schema: string): Promise<void> {
  const folders = await readdir(notificationMigrations, { withFileTypes: true });
  const names = folders.filter((each) => each.isDirectory()).map(({ name }) => name);
  const scripts = await Promise.all(
    names
      .toSorted()
      .map((name) => readFile(path.join(notificationMigrations, name, 'migration.sql'), 'utf8')),
  );
  const before = await client.query<{ readonly search_path: string }>('show search_path');
  await client.query(`set search_path = ${escapeIdentifier(schema)}`);
  for (const script of scripts) await client.query(script);
  await client.query(createFollowedSql(schema));
  await client.query("select set_config('search_path', $1, false)", [before.rows[0]?.search_path]);
}

function prepare(events: readonly EventEnvelope[]): Effect {
  const values = projectValues(arrivalsIn(events), events);
  const readings = readingValues(events);
  const versions = [...lastVersionsIn(events)];
  const changes = preferenceChangesIn(events);
  return async (client, schema) => {
    await client.query(projectEventsSql(schema), [...values]);
    if (versions.length === 0) return;
    await follow(client, schema, versions, changes);
    await client.query(foldReadingSql(schema), [...readings]);
  };
}

async function follow(
  client: ClientBase,
  schema: string,
  versions: readonly (readonly [string, number])[],
  changes: PreferenceChanges,
): Promise<void> {
  const { rows } = await client.query<{ user_id: string; preferences: Preferences | null }>(
    findPreferencesSql(schema),
    [[...changes.keys()]],
  );
  const before = new Map(rows.map((row) => [row.user_id, row.preferences]));
  await client.query(followSql(schema), [
    versions.map(([userId]) => userId),
    versions.map(([, version]) => version),
    versions.map(([userId]) => {
      const all = changes.get(userId);
      if (!all) return null;
      const start = before.get(userId) ?? null;
      return JSON.stringify(all.reduce<Preferences | null>(changePreferences, start));
    }),
  ]);
}

async function finish(client: ClientBase, schema: string): Promise<void> {
  await client.query(foldWishesSql(schema));
  await client.query(recountSql(schema));
}

async function carryOver(client: ClientBase, live: string, rebuilt: string): Promise<void> {
  await client.query(carryArrivalsSql(live, rebuilt));
  await client.query(carryCountersSql(live, rebuilt));
}
