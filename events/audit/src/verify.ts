import { isDeepStrictEqual } from 'node:util';

import { readEvent } from '@osta/contracts/read-event';
import { escapeIdentifier as quote, type ClientBase } from 'pg';

import type { AuditedAggregate, AuditSystem } from './audit-system.ts';
import type { Progress } from './rebuild.ts';

const pageSize = 500;

/** One stream whose stored row its events do not explain. */
export interface Fault {
  readonly aggregate: string;
  readonly streamId: string;
  readonly fault: 'row-differs' | 'row-missing' | 'version-differs' | 'version-gap' | 'unreadable';
  readonly detail: string;
}

export interface Verified {
  readonly streams: number;
  readonly faults: readonly Fault[];
}

interface StreamRow {
  readonly id: string;
  readonly version: number | null;
  readonly state: unknown;
  readonly versions: readonly number[];
  readonly events: readonly { readonly type: string; readonly data: Record<string, unknown> }[];
}

/** Streams in id order, each with its row and all its events. Reads the unique index of the events. */
function readStreams(aggregate: AuditedAggregate): string {
  const events = `${quote(aggregate.schema)}.event`;
  const rows = `${quote(aggregate.schema)}.${quote(aggregate.table)}`;
  return `
    with page as (
      select distinct stream_id from ${events}
       where topic = $1 and stream_id > $2 order by stream_id limit ${pageSize})
    select page.stream_id as id, r.version, r.state,
           array_agg(e.stream_version order by e.stream_version) as versions,
           jsonb_agg(jsonb_build_object('type', e.type, 'data', e.data) order by e.stream_version) as events
      from page
      join ${events} e on e.stream_id = page.stream_id
      left join ${rows} r on r.id = page.stream_id
     group by page.stream_id, r.version, r.state
     order by page.stream_id`;
}

function faultOf(aggregate: AuditedAggregate, row: StreamRow): Fault | null {
  const fault = (kind: Fault['fault'], detail: string): Fault => ({
    aggregate: aggregate.name,
    streamId: row.id,
    fault: kind,
    detail,
  });
  const gap = row.versions.findIndex((version, index) => version !== index + 1);
  if (gap !== -1) return fault('version-gap', `expected ${gap + 1}, found ${row.versions[gap]}`);
  if (row.version === null) return fault('row-missing', `${row.versions.length} events, no row`);
  if (row.version !== row.versions.length) {
    return fault('version-differs', `row ${row.version}, events ${row.versions.length}`);
  }
  try {
    const folded = row.events
      .map(({ type, data }) => readEvent({ type, data }))
      .reduce<unknown>((state, event) => aggregate.evolve(state, event), aggregate.initial);
    // What JSON cannot carry (undefined) is not there in the row either
    const expected: unknown = JSON.parse(JSON.stringify(folded));
    if (isDeepStrictEqual(expected, row.state)) return null;
    return fault(
      'row-differs',
      `row ${JSON.stringify(row.state)}, fold ${JSON.stringify(expected)}`,
    );
  } catch (error) {
    return fault('unreadable', String(error));
  }
}

/**
 * Checks that every stored row is the fold of its events and that versions are 1, 2, 3 … without a
 * gap. Reads only.
 */
export async function verify(
  client: ClientBase,
  system: AuditSystem,
  onProgress?: Progress,
): Promise<Verified> {
  const faults: Fault[] = [];
  let streams = 0;
  for (const aggregate of system.aggregates) {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await client.query<StreamRow>(readStreams(aggregate), [
        aggregate.topic,
        after,
      ]);
      const last = rows.at(-1);
      if (!last) break;
      for (const row of rows) {
        const fault = faultOf(aggregate, row);
        if (fault) faults.push(fault);
      }
      streams += rows.length;
      after = last.id;
      onProgress?.(streams, streams);
    }
  }
  return { streams, faults };
}
