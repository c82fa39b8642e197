import { escapeIdentifier } from 'pg';

/** One SQL expression for each column of an event, over the rows of `from`. */
export interface NewEventsSql {
  readonly id: string;
  readonly topic: string;
  readonly streamId: string;
  /** A null makes the whole statement fail. */
  readonly streamVersion: string;
  readonly type: string;
  readonly data: string;
  readonly time: string;
  readonly actor: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly source: string;
  /** The text after `from`: one row for each event, in the order of the log. Without rows nothing is inserted. */
  readonly from: string;
}

/**
 * Returns a statement that inserts events. No other text names the columns of the event table. Another package
 * puts it into a common table expression: `recorded as (${insertEventsSql(schema, { … })})`.
 *
 * The transaction number comes from `event_transaction`, once a statement. It is null in a cluster without an
 * open epoch, and the column takes no null: see `isOutsideEpoch`. Uses unique index
 * `event_stream_id_stream_version_key`.
 *
 * @param schema of the service, with the tables of `eventStoreMigrations` in it
 */
export function insertEventsSql(schema: string, events: NewEventsSql): string {
  const inSchema = (name: string): string => `${escapeIdentifier(schema)}.${name}`;
  return `
  insert into ${inSchema('event')} (tx, id, topic, stream_id, stream_version, type, data, time, actor,
    correlation_id, causation_id, source)
  select (select tx from ${inSchema('event_transaction')}), ${events.id}, ${events.topic},
    ${events.streamId}, ${events.streamVersion}, ${events.type}, ${events.data}, ${events.time},
    ${events.actor}, ${events.correlationId}, ${events.causationId}, ${events.source}
  from ${events.from}`;
}
