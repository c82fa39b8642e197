import { setTimeout as wait } from 'node:timers/promises';

import { parkingLot, type ParkedEntry, type ParkingLot } from '@osta/subscription/parking-lot';
import { escapeIdentifier as quote, type ClientBase } from 'pg';

import { UsageError, type CliOptions } from './cli-options.ts';
import { findReadersSql } from './verify.sql.ts';

/** The result of a command about parked events. */
export interface ParkedResult {
  readonly code: 0 | 1;
  readonly result: unknown;
  readonly lines: readonly string[];
}

interface Parking {
  readonly schema: string;
  readonly subscription: string;
}

/** Finds every subscription, of every service, with parked events. */
async function findParking(client: ClientBase): Promise<readonly Parking[]> {
  const { rows: readers } = await client.query<{ readonly schema: string }>(findReadersSql);
  const found: Parking[] = [];
  for (const { schema } of readers) {
    const { rows } = await client.query<{ readonly subscription: string }>(
      `select distinct subscription from ${quote(schema)}.parked_event order by 1`,
    );
    found.push(...rows.map(({ subscription }) => ({ schema, subscription })));
  }
  return found;
}

function entryLine(subscription: string, entry: ParkedEntry): string {
  const { streamId, eventId, type, version, reason, error, events, parkedAt } = entry;
  const what = type === null ? 'a message that is no event' : `${type}, version ${version}`;
  const behind = events > 1 ? `, ${events - 1} behind it` : '';
  return `${subscription} ${streamId}: event ${eventId} (${what}) since ${parkedAt.toISOString()}${behind}: ${reason} ${error}`;
}

async function listParked(client: ClientBase): Promise<ParkedResult> {
  const result: (ParkedEntry & { readonly subscription: string })[] = [];
  for (const { schema, subscription } of await findParking(client)) {
    const entries = await parkingLot(client, schema, subscription).list();
    result.push(...entries.map((entry) => Object.assign(entry, { subscription })));
  }
  const lines = result.map((entry) => entryLine(entry.subscription, entry));
  return { code: 0, result, lines: lines.length > 0 ? lines : ['Nothing is parked'] };
}

async function lotOf(client: ClientBase, name: string | undefined): Promise<ParkingLot> {
  if (name === undefined) throw new UsageError('--subscription takes a name, as in parked list');
  const parking = await findParking(client);
  const found = parking.find(({ subscription }) => subscription === name);
  if (!found) throw new UsageError(`Nothing is parked by a subscription ${name}`);
  return parkingLot(client, found.schema, name);
}

function eventOf({ event }: CliOptions): string {
  if (event === undefined) throw new UsageError('--event takes the id of a parked event');
  return event;
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
  const { action, subscription, stream, reason = '', waitSeconds } = options;
  if (action === 'list') return listParked(client);
  const lot = await lotOf(client, subscription);

  if (action === 'show') {
    const parked = await lot.show(eventOf(options));
    if (!parked) throw new UsageError('There is no such parked event');
    return { code: 0, result: parked, lines: [JSON.stringify(parked, null, 2)] };
  }
  if (action === 'discard') {
    const outcome = await lot.discard(eventOf(options), { operator, reason });
    if (outcome === 'unknown') throw new UsageError('There is no such parked event');
    if (outcome === 'not-first') {
      throw new UsageError('Earlier events of its stream are parked: they come first');
    }
    return { code: 0, result: { outcome }, lines: ['Discarded; redrive what waits behind it'] };
  }

  const id = await lot.askForRedrive(stream ?? null, { operator, reason });
  const deadline = Date.now() + waitSeconds * 1000;
  let outcome = await lot.outcomeOf(id);
  while (!outcome && Date.now() < deadline) {
    await wait(200);
    outcome = await lot.outcomeOf(id);
  }
  if (!outcome) {
    const line = 'Asked for; no running service has done it yet';
    return { code: 1, result: { id, outcome: null }, lines: [line] };
  }
  const { applied, parked } = outcome;
  const line = `${applied} events applied, ${parked} still parked`;
  return { code: parked === 0 ? 0 : 1, result: { id, outcome }, lines: [line] };
}
