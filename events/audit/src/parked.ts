import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import {
  findParked,
  parkingLot,
  type Acting,
  type ParkedContent,
  type ParkedEntry,
  type ParkingLot,
  type Redriven,
} from '@osta/subscription/parking-lot';
import { escapeIdentifier as quote, type ClientBase } from 'pg';

import { asRedriver } from './audit-role.ts';
import { UsageError, type CliOptions } from './cli-options.ts';
import { hidden, maskedData } from './masked-words.ts';
import type { Counts } from './run-record.ts';
import { findReadersSql } from './verify.sql.ts';

/** The result of a command about parked events. */
export interface ParkedResult {
  readonly code: 0 | 1;
  readonly result: unknown;
  readonly lines: readonly string[];
  readonly counts: Counts;
}

/** Parked streams that are read at once. */
const pageSize = 1000;

/** Returns the schemas with subscriptions, of every service. */
async function schemasOfReaders(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly schema: string }>(findReadersSql);
  return rows.map(({ schema }) => schema);
}

async function findAllParked(client: ClientBase, schema: string): Promise<readonly ParkedEntry[]> {
  const found: ParkedEntry[] = [];
  for (;;) {
    const page = await findParked(client, schema, found.at(-1) ?? null, pageSize);
    found.push(...page);
    if (page.length < pageSize) return found;
  }
}

function entryLine(entry: ParkedEntry): string {
  const { subscription, streamId, eventId, type, version, reason, error, events, parkedAt } = entry;
  const what = type === null ? 'a message that is no event' : `${type}, version ${version}`;
  const behind = events > 1 ? `, ${events - 1} behind it` : '';
  return `${subscription} ${streamId}: event ${eventId} (${what}) since ${parkedAt.toISOString()}${behind}: ${reason} ${error}`;
}

async function listParked(
  client: ClientBase,
): Promise<ParkedResult & { readonly result: readonly ParkedEntry[] }> {
  const result: ParkedEntry[] = [];
  for (const schema of await schemasOfReaders(client)) {
    result.push(...(await findAllParked(client, schema)));
  }
  const lines = result.map(entryLine);
  return {
    code: 0,
    result,
    lines: lines.length > 0 ? lines : ['Nothing is parked'],
    counts: { streams: result.length },
  };
}

/** Opens the parking lot of a subscription that has parked something, now or before. */
async function lotOf(client: ClientBase, name: string | undefined): Promise<ParkingLot> {
  if (name === undefined) throw new UsageError('--subscription takes a name, as in parked list');
  for (const schema of await schemasOfReaders(client)) {
    const { rows } = await client.query(
      `select from ${quote(schema)}.parked_event where subscription = $1
       union all select from ${quote(schema)}.operator_action where subscription = $1 limit 1`,
      [name],
    );
    if (rows.length > 0) return parkingLot(client, schema, name);
  }
  throw new UsageError(`Nothing is parked by a subscription ${name}`);
}

function eventOf({ event }: CliOptions): string {
  if (event === undefined) throw new UsageError('--event takes the id of a parked event');
  return event;
}

/** The content of a parked event, without the words of people in it. */
function masked(parked: ParkedContent): ParkedContent {
  const { event, raw } = parked;
  const isRecorded =
    typeof event === 'object' && event !== null && 'type' in event && 'data' in event;
  const { type, data } = isRecorded ? event : { type: '', data: null };
  const words = typeof data === 'object' && data !== null ? { ...data } : {};
  return {
    ...parked,
    event: isRecorded ? { ...event, data: maskedData({ type: String(type), data: words }) } : event,
    raw: raw === null ? null : hidden,
  };
}

async function show(lot: ParkingLot, eventId: string): Promise<ParkedResult> {
  const parked = await lot.show(eventId);
  if (!parked) throw new UsageError('There is no such parked event');
  const result = masked(parked);
  return { code: 0, result, lines: [JSON.stringify(result, null, 2)], counts: {} };
}

/** Tells what a discard would take out. */
async function planDiscard(
  client: ClientBase,
  lot: ParkingLot,
  { subscription, event }: CliOptions,
): Promise<ParkedResult> {
  const { result } = await listParked(client);
  const entry = result.find((each) => each.subscription === subscription && each.eventId === event);
  if (!entry) throw await notFirst(lot, event);
  const behind = entry.events - 1;
  return {
    code: 0,
    result: entry,
    lines: [
      `The event would be discarded, and ${behind} behind it could be redriven`,
      entryLine(entry),
    ],
    counts: { planned: 1 },
  };
}

/** Returns why an event is not the one to discard. */
async function notFirst(lot: ParkingLot, eventId: string | undefined): Promise<UsageError> {
  return eventId !== undefined && (await lot.show(eventId))
    ? new UsageError('Earlier events of its stream are parked: they come first')
    : new UsageError('There is no such parked event');
}

async function discard(
  client: ClientBase,
  lot: ParkingLot,
  eventId: string,
  acting: Acting,
): Promise<ParkedResult> {
  const outcome = await asRedriver(client, () => lot.discard(eventId, acting));
  if (outcome === 'unknown' || outcome === 'not-first') throw await notFirst(lot, eventId);
  const lines = ['Discarded; redrive what waits behind it'];
  return { code: 0, result: outcome, lines, counts: { discarded: 1 } };
}

/** Tells what a redrive would try again. */
async function planRedrive(client: ClientBase, options: CliOptions): Promise<ParkedResult> {
  const { subscription, stream } = options;
  const { result } = await listParked(client);
  const streams = result.filter(
    (each) =>
      each.subscription === subscription && (stream === undefined || each.streamId === stream),
  );
  const events = streams.reduce((sum, each) => sum + each.events, 0);
  return {
    code: 0,
    result: streams,
    lines: [
      `${subscription}: ${events} events of ${streams.length} streams would be tried again`,
      ...streams.map(entryLine),
    ],
    counts: { planned: events },
  };
}

/**
 * Runs one command about parked events. Discards and redrive requests are recorded with operator and reason.
 *
 * @throws UsageError when the event or subscription does not exist, or the event cannot be discarded yet
 */
export async function lookAfterParked(
  client: ClientBase,
  options: CliOptions,
  operator: string,
): Promise<ParkedResult> {
  const { command, subscription, stream, reason = '', waitSeconds } = options;
  if (command === 'parked list') return listParked(client);
  const lot = await lotOf(client, subscription);
  if (command === 'parked show') return show(lot, eventOf(options));
  if (command === 'parked discard') {
    if (options.isDryRun) return planDiscard(client, lot, options);
    return discard(client, lot, eventOf(options), { operator, reason });
  }
  if (options.isDryRun) return planRedrive(client, options);

  const id = randomUUID();
  await asRedriver(client, () => lot.askForRedrive(id, stream ?? null, { operator, reason }));
  const outcomeOf = async (): Promise<Redriven | null> =>
    (await lot.findRedrive(id))?.outcome ?? null;
  const deadline = Date.now() + waitSeconds * 1000;
  let outcome = await outcomeOf();
  while (!outcome && Date.now() < deadline) {
    await wait(200);
    outcome = await outcomeOf();
  }
  if (!outcome) {
    const line = 'Asked for; no running service has done it yet';
    return { code: 1, result: { id, outcome: null }, lines: [line], counts: {} };
  }
  const { applied, parked } = outcome;
  const line = `${applied} events applied, ${parked} still parked`;
  const code = parked === 0 ? 0 : 1;
  return { code, result: { id, outcome }, lines: [line], counts: { applied, parked } };
}
