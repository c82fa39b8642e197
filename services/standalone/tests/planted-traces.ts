import type { Trace } from '@osta/audit/trace';

/** What an erasure could leave behind, and how it is put there and taken away. */
interface PlantedTrace extends Pick<Trace, 'fault'> {
  /** `schema.table.field` */
  readonly place: string;
  /** SQL, with `$SALMA` for the person and `$REQUEST` for a request of hers. */
  readonly plant: string;
  readonly undo: string;
}

const stranger = '01980000-0000-7000-8000-0000000000fe';

/** Returns an update that writes before words, or takes that away again. */
function written(column: string, path: string, isBack: boolean): string {
  const words = `${column} #>> '${path}'`;
  const next = isBack ? `replace(${words}, 'planted-words', '')` : `'planted-words' || (${words})`;
  return `set ${column} = jsonb_set(${column}, '${path}', to_jsonb(${next}))`;
}

const firstEvent = `from request.event where stream_id = '$REQUEST' and stream_version = 1`;
const ofFirstEvent = `where stream_id = '$REQUEST' and stream_version = 1`;
const description = '{content,description}';

/** One for each kind of place. The words are never printed. */
export const plantedTraces: readonly PlantedTrace[] = [
  {
    fault: 'key-kept',
    place: 'request.subject_key.key',
    plant: `update request.subject_key set key = decode(repeat('00', 32), 'hex') where subject = '$SALMA'`,
    undo: `update request.subject_key set key = null where subject = '$SALMA'`,
  },
  {
    fault: 'not-answered',
    place: 'store.subject_key.key',
    plant: `delete from store.subject_key where subject = '$SALMA'`,
    undo: `insert into store.subject_key (subject) values ('$SALMA')`,
  },
  {
    fault: 'waits',
    place: 'notification.applied_stream.version',
    plant: `update notification.applied_stream set version = version - 3, previous = 0
             where stream_id = '$SALMA' and topic = 'account' and subscription = 'notification-list'`,
    undo: `update notification.applied_stream set version = version + 3
            where stream_id = '$SALMA' and topic = 'account' and subscription = 'notification-list'`,
  },
  {
    fault: 'readable',
    place: 'catalogue.person.full_name',
    plant: `insert into catalogue.person (id, full_name) values ('$SALMA', 'planted-words')`,
    undo: `delete from catalogue.person where id = '$SALMA'`,
  },
  {
    fault: 'readable',
    place: 'notification.notification.parameters',
    plant: `insert into notification.notification
              (id, recipient_id, event_id, seq, arrival, type, reason, role, parameters, created_at)
            values ('${stranger}', '$SALMA', '${stranger}', 1, 1, 'request', 'planted', 'customer',
                    '{"name": "planted-words of hers", "code": "a-code"}', now())`,
    undo: `delete from notification.notification where id = '${stranger}'`,
  },
  {
    fault: 'readable',
    place: 'identity.avatar.(row)',
    plant: `insert into identity.avatar (id, user_id, created_at) values ('${stranger}', '$SALMA', now())`,
    undo: `delete from identity.avatar where id = '${stranger}'`,
  },
  {
    fault: 'readable',
    place: 'request.event.data.content.description',
    plant: `update request.event ${written('data', description, false)} ${ofFirstEvent}`,
    undo: `update request.event ${written('data', description, true)} ${ofFirstEvent}`,
  },
  {
    fault: 'state-differs',
    place: 'request.service_request.content.description',
    plant: `update request.service_request ${written('state', description, false)} where id = '$REQUEST'`,
    undo: `update request.service_request ${written('state', description, true)} where id = '$REQUEST'`,
  },
  {
    fault: 'readable',
    place: 'booking.parked_event.event.data.content.description',
    plant: `insert into booking.parked_event
              (subscription, id, stream_id, stream_version, topic, event, reason, error, parked_at)
            select 'planted', id, stream_id, 1, topic, jsonb_build_object(
                     'id', id, 'type', regexp_replace(type, '\\.v\\d+$', ''), 'subject', stream_id,
                     'actor', actor, 'source', source,
                     'data', jsonb_set(data, '${description}', '"planted-words"')),
                   'planted', '', now() ${firstEvent}`,
    undo: `delete from booking.parked_event where subscription = 'planted'`,
  },
  {
    fault: 'readable',
    place: 'booking.parked_event.raw',
    plant: `insert into booking.parked_event (subscription, id, stream_id, raw, reason, error, parked_at)
            values ('planted', '${stranger}', '', convert_to('$SALMA planted-words', 'UTF8'), 'planted', '', now())`,
    undo: `delete from booking.parked_event where subscription = 'planted'`,
  },
  {
    fault: 'readable',
    place: 'booking.parked_event.raw',
    plant: `insert into booking.parked_event (subscription, id, stream_id, raw, reason, error, parked_at)
            values ('planted', '${stranger}', '', convert_to(upper('$SALMA') || ' planted-words', 'UTF8'), 'planted', '', now())`,
    undo: `delete from booking.parked_event where subscription = 'planted'`,
  },
  {
    // What a killed repair, a rebuild or a reset has left
    fault: 'readable',
    place: 'audit_planted.person.full_name',
    plant: `create schema audit_planted;
            comment on schema audit_planted is 'Built aside by osta-audit';
            create table audit_planted.person (like booking.person including all);
            insert into audit_planted.person (id, full_name) values ('$SALMA', 'planted-words')`,
    undo: 'drop schema audit_planted cascade',
  },
  {
    // Events that nobody can read prove no state
    fault: 'state-differs',
    place: 'request.service_request.unreadable',
    plant: `update request.event set actor = 'mallory' ${ofFirstEvent}`,
    undo: `update request.event set actor = '$SALMA' ${ofFirstEvent}`,
  },
  {
    fault: 'undeclared',
    place: 'booking.person.nickname',
    plant: 'alter table booking.person add column nickname text',
    undo: 'alter table booking.person drop column nickname',
  },
];
