import type { Topic } from '@osta/contracts/topic';
import { eventColumns } from '@osta/event-store/event-row';
import { escapeIdentifier, escapeLiteral } from 'pg';

/** Some topics of one event table. */
export interface LogSource {
  /** Schema of the event table. */
  readonly schema: string;
  readonly topics: readonly Topic[];
  /** Only events that this subscription has applied count. `null`: all events count. */
  readonly appliedBy: { readonly schema: string; readonly subscription: string } | null;
}

/** Returns a condition: the subscription has applied the event. Primary key of `applied_stream`. */
export function isApplied({ appliedBy }: LogSource): string {
  if (!appliedBy) return 'true';
  return `exists (
          select from ${escapeIdentifier(appliedBy.schema)}.applied_stream as applied
           where applied.subscription = ${escapeLiteral(appliedBy.subscription)}
             and applied.topic = event.topic and applied.stream_id = event.stream_id
             and applied.version >= event.stream_version)`;
}

/** Returns a condition: an operator has discarded the event. `operator_action_discarded_idx`. */
export function isDiscarded({ appliedBy }: LogSource): string {
  if (!appliedBy) return 'false';
  return `exists (
          select from ${escapeIdentifier(appliedBy.schema)}.operator_action as done
           where done.action = 'discard' and done.event_id = event.id
             and done.subscription = ${escapeLiteral(appliedBy.subscription)})`;
}

/** Returns a query for the events of the source that count; more conditions may be appended. */
export function within(source: LogSource): string {
  const topics = source.topics.map((topic) => escapeLiteral(topic)).join(', ');
  return `${escapeIdentifier(source.schema)}.event as event
      where event.topic in (${topics}) and not ${isDiscarded(source)}`;
}

/**
 * Returns a query that reads several topics as one log, in commit order, page by page: everything that the
 * snapshot of the transaction sees. At REPEATABLE READ no event can appear between two pages.
 *
 * Transactions are numbered for the whole database, so `(tx, position)` is one order over all event tables;
 * ties between tables (one transaction, two tables) do not exist. Each branch reads its index on
 * `(tx, position)`.
 *
 * Parameters: tx, position, last time or null, limit.
 */
export function readLogPage(sources: readonly LogSource[]): string {
  const branches = sources.map(
    (source) => `
    (select ${eventColumns}
       from ${within(source)}
        and (event.tx, event.position) > ($1::xid8, $2::bigint)
        and ($3::timestamptz is null or event."time" <= $3)
        and ${isApplied(source)}
      order by event.tx, event.position
      limit $4)`,
  );
  return `select * from (${branches.join(' union all ')}) as log order by tx, position limit $4`;
}

/**
 * Returns a query that counts those events, and the recorded ones that are not applied yet. Parameter: last
 * time or null.
 */
export function countLog(sources: readonly LogSource[]): string {
  const branches = sources.map(
    (source) => `
    select count(*) filter (where ${isApplied(source)}) as events, count(*) as recorded
      from ${within(source)} and ($1::timestamptz is null or event."time" <= $1)`,
  );
  return `
  select coalesce(sum(events), 0)::int as events, coalesce(sum(recorded - events), 0)::int as ahead
    from (${branches.join(' union all ')}) as log`;
}
