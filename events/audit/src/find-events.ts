import type { EventEnvelope } from '@osta/contracts/envelope';
import { envelopeOf, eventColumns, type EventRow } from '@osta/event-store/event-row';
import { escapeIdentifier as quote, type ClientBase } from 'pg';

import type { AuditSystem } from './audit-system.ts';

/** The filter of events. All set conditions must hold. */
export interface EventFilter {
  readonly stream?: string;
  /** An event type, or a prefix of one: `osta.request.quote-`. */
  readonly type?: string;
  readonly actor?: string;
  readonly correlation?: string;
  /** ISO 8601, UTC. */
  readonly since?: string;
  readonly until?: string;
  /** Largest number of events. */
  readonly limit: number;
}

/** Returns the query of one event table; a filter that is null matches everything. */
function branch(schema: string): string {
  return `
  select ${eventColumns}
    from ${quote(schema)}.event
   where ($1::uuid is null or stream_id = $1)
     and ($2::text is null or starts_with(type, $2))
     and ($3::text is null or actor = $3)
     and ($4::uuid is null or correlation_id = $4)
     and ($5::timestamptz is null or "time" >= $5)
     and ($6::timestamptz is null or "time" <= $6)`;
}

/**
 * Finds the events that match the filter, oldest first, in every event table.
 *
 * A filter by stream uses an index; any other scans the table, which an audit may do.
 */
export async function findEvents(
  client: ClientBase,
  system: AuditSystem,
  filter: EventFilter,
): Promise<readonly EventEnvelope[]> {
  const schemas = [...new Set(Object.values(system.sources))];
  const { rows } = await client.query<EventRow>(
    `select * from (${schemas.map(branch).join(' union all ')}) log order by tx, position limit $7`,
    [
      filter.stream ?? null,
      filter.type ?? null,
      filter.actor ?? null,
      filter.correlation ?? null,
      filter.since ?? null,
      filter.until ?? null,
      filter.limit,
    ],
  );
  return rows.map(envelopeOf);
}
