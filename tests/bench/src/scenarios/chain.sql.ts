/** Lets events be recorded without their hash, as before there was a chain. */
export const withoutChainSql = `
alter table request.event disable trigger event_chain;
alter table request.event alter column hash drop not null`;

/** Chains what is recorded from now on; what was recorded meanwhile keeps no hash. */
export const withChainSql = 'alter table request.event enable trigger event_chain';

/** A table like that of the events, without the trigger that chains them. */
export const makePlainTableSql = `
create table request.plain_event (like request.event including all);
alter table request.plain_event alter column hash drop not null`;

/** Records ten thousand events of one new stream, one statement for each. */
export function addEventsSql(table: 'event' | 'plain_event'): string {
  return `
do $$ declare stream uuid := uuidv7(); begin for nth in 1..10000 loop
  insert into request.${table} (tx, id, topic, stream_id, stream_version, type, data, time, actor,
    correlation_id, causation_id, source)
  values (pg_current_xact_id(), uuidv7(), 'request', stream, nth, 'osta.request.quote-submitted.v3',
    jsonb_build_object('quoteId', uuidv7(), 'customerId', uuidv7(), 'professionalId', uuidv7(),
      'serviceId', 'plumbing.leak', 'quoteVersion', 1, 'terms', jsonb_build_object(
        'price', jsonb_build_object('kind', 'fixed', 'amount', 90000),
        'note', 'sealed words of some length, sealed words of some length')),
    now(), 'system', uuidv7(), uuidv7(), '/osta/request');
end loop; end $$`;
}
