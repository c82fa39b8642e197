import { accountTopic } from '@osta/contracts/account/topic';
import type { ClientBase } from 'pg';

import type { AuditedAggregate, AuditSystem } from './audit-system.ts';
import {
  columnsSql,
  findErasedSql,
  findKeptKeysSql,
  findWaitingSql,
  namesPerson,
  type Column,
} from './erase-check.sql.ts';
import { checkCopies } from './erase-copies.ts';
import { checkLetters } from './erase-letters.ts';
import { findHeldTraces } from './held-traces.ts';
import type { Progress } from './pace.ts';
import {
  accounts,
  erased,
  erasedAmong,
  measureErasures,
  nobody,
  schemasWith,
  type Check,
  type Trace,
} from './trace.ts';
import { readStreamsSql } from './verify.sql.ts';
import { faultOf, type StreamRow } from './verify.ts';
import { wordsOfPeople } from './words-of-people.ts';

export interface EraseChecked {
  /** Erased people that were looked for. */
  readonly people: number;
  readonly streams: number;
  readonly traces: readonly Trace[];
}

/** How an erasure is checked. */
export interface EraseChecking {
  /** One person; null: everybody who was erased. */
  readonly person: string | null;
  readonly onProgress?: Progress;
  /** The most people or streams that are read before `onProgress` is called. */
  readonly pageSize?: number | undefined;
}

const fullPage = 1000;
/**
 * Checks that nothing of erased people can be read: no service has their key or owes an answer; no row, no event, no
 * state and no parked message says anything about them; and every column that could is declared. Reads only.
 */
export async function checkErasures(
  client: ClientBase,
  system: AuditSystem,
  { person, onProgress, pageSize = fullPage }: EraseChecking,
): Promise<EraseChecked> {
  const total = await measureErasures(client, person);
  const { rows: columns } = await client.query<Column>(columnsSql, [
    system.held.map(({ schema }) => schema),
  ]);
  let done = 0;
  const check: Check = {
    client,
    system,
    person,
    columns,
    pageSize: Math.min(pageSize, fullPage),
    async isDone(more) {
      done += more;
      await onProgress?.(done, Math.max(done, total));
    },
  };
  const traces = [...undeclared(check)];
  const people = await checkPeople(check, traces);
  let streams = 0;
  for (const aggregate of system.aggregates) {
    streams += await checkStreams(check, aggregate, traces);
  }
  await checkLetters(check, traces);
  return { people, streams, traces };
}

/** Returns a trace for each column that could hold words and is not declared. */
function undeclared({ system, columns }: Check): readonly Trace[] {
  return columns.flatMap(({ schema, table, column, mayHoldWords }) => {
    if (!mayHoldWords) return [];
    const held = system.held.find((each) => each.schema === schema)?.tables ?? [];
    const isDeclared = held.some(
      ({ name, goes, words = [], coded = [], others = [] }) =>
        name === table && (goes === true || [...words, ...coded, ...others].includes(column)),
    );
    if (isDeclared) return [];
    return [{ fault: 'undeclared', person: null, schema, table, row: null, field: column }];
  });
}

/** Looks for the keys, answers and rows of erased people, page by page. */
async function checkPeople(check: Check, traces: Trace[]): Promise<number> {
  const { client, person, pageSize } = check;
  let after = nobody;
  let people = 0;
  for (;;) {
    const { rows } = await client.query<{ readonly id: string; readonly version: number }>(
      findErasedSql(accounts),
      [...erased, after, pageSize, person],
    );
    const last = rows.at(-1);
    if (!last) return people;
    const ids = rows.map(({ id }) => id);
    const versions = rows.map(({ version }) => version);
    for (const schema of schemasWith(check, 'subject_key')) {
      traces.push(...(await findKept(client, schema, ids)));
    }
    for (const schema of schemasWith(check, 'applied_stream')) {
      traces.push(...(await findWaiting(client, schema, ids, versions)));
    }
    traces.push(...(await findHeld(check, ids)), ...(await checkCopies(check, ids)));
    people += rows.length;
    await check.isDone(rows.length);
    after = last.id;
  }
}

async function findKept(
  client: ClientBase,
  schema: string,
  people: readonly string[],
): Promise<readonly Trace[]> {
  const { rows } = await client.query<{ readonly person: string; readonly isKept: boolean }>(
    findKeptKeysSql(schema),
    [people],
  );
  return rows.map(({ person, isKept }) => ({
    fault: isKept ? 'key-kept' : 'not-answered',
    person,
    schema,
    table: 'subject_key',
    row: { subject: person },
    field: 'key',
  }));
}

async function findWaiting(
  client: ClientBase,
  schema: string,
  people: readonly string[],
  versions: readonly number[],
): Promise<readonly Trace[]> {
  const { rows } = await client.query<{ readonly person: string; readonly subscription: string }>(
    findWaitingSql(schema),
    [people, versions, accountTopic.name],
  );
  return rows.map(({ person, subscription }) => ({
    fault: 'waits',
    person,
    schema,
    table: 'applied_stream',
    row: { subscription, stream_id: person },
    field: 'version',
  }));
}

/** Finds rows of tables that say something about these people. */
async function findHeld(
  { client, system, columns }: Check,
  people: readonly string[],
): Promise<readonly Trace[]> {
  const traces: Trace[] = [];
  for (const { schema, tables } of system.held) {
    for (const held of tables) {
      const own = columns.filter((each) => each.schema === schema && each.table === held.name);
      const isAbout = held.of !== undefined || held.through !== undefined;
      if (!isAbout || own.length === 0) continue;
      traces.push(...(await findHeldTraces(client, { schema, held, columns: own }, people)));
    }
  }
  return traces;
}

/** Looks through the events and the state of streams in which erased people have written, page by page. */
async function checkStreams(
  check: Check,
  aggregate: AuditedAggregate,
  traces: Trace[],
): Promise<number> {
  const { client, person, pageSize } = check;
  const { schema, table } = aggregate;
  const text = readStreamsSql(aggregate, namesPerson(4));
  let after = nobody;
  let streams = 0;
  for (;;) {
    const { rows } = await client.query<StreamRow>(text, [
      aggregate.topic,
      after,
      pageSize,
      person,
    ]);
    const last = rows.at(-1);
    if (!last) return streams;
    const written = rows.map((row) => wordsOfPeople(row.id, row.events));
    const gone = await erasedAmong(
      check,
      new Set(written.flatMap((words) => words.map((each) => each.person))),
    );
    rows.forEach((row, index) => {
      const theirs = (written[index] ?? []).filter((each) => gone.has(each.person));
      for (const { person: whose, event, field, isReadable } of theirs) {
        if (!isReadable) continue;
        const place = { schema, table: 'event', row: { id: event }, field };
        traces.push({ fault: 'readable', person: whose, ...place });
      }
      const fault = theirs.length > 0 ? faultOf(aggregate, row) : null;
      // Without a row there is no state, and timers say nothing about people
      if (!fault || fault.fault === 'row-missing' || fault.fault === 'timers-differ') return;
      const field =
        fault.fault === 'row-differs' ? fault.detail.replaceAll(/: [^;]*/gu, '') : fault.fault;
      const place = { schema, table, row: { id: row.id }, field };
      traces.push({ fault: 'state-differs', person: theirs[0]?.person ?? null, ...place });
    });
    streams += rows.length;
    await check.isDone(rows.length);
    after = last.id;
  }
}
