import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startMarket, type MarketHost } from './market-host.ts';
import { auditOf, untilSettled, type Audit } from './run-audit.ts';
import { tampered } from './tampering.ts';

let market: MarketHost;
let audit: Audit;

beforeAll(async () => {
  market = await startMarket();
  audit = auditOf(market);
  await untilSettled(audit, market);
});

afterAll(() => market.stop());

const oneStream = `(select id from request.service_request where version > 3 order by id limit 1)`;
const notifications = ['diff', '--model', 'notifications', '--quiet'] as const;

/** Makes the newest event of a stream look unread by the projector. */
const behind = `
  with late as (
    select a.stream_id, a.version from notification.applied_stream a
      join request.event e on e.stream_id = a.stream_id and e.stream_version = a.version
      join notification.notification n on n.event_id = e.id
     where a.subscription = 'notification-list' and a.topic = 'request' and a.version > 1
     order by a.stream_id limit 1
  ), gone as (
    delete from notification.notification n using late, request.event e
     where e.stream_id = late.stream_id and e.stream_version = late.version and n.event_id = e.id
    returning n.recipient_id, n.is_read, n.seq
  ), lost as (
    select g.recipient_id, count(*) as total,
      count(*) filter (where not g.is_read and g.seq > c.read_upto) as unread
    from gone g join notification.notification_counter c on c.user_id = g.recipient_id
    group by g.recipient_id
  ), counted as (
    update notification.notification_counter c
       set unread = c.unread - lost.unread, total = c.total - lost.total
      from lost where c.user_id = lost.recipient_id
  )
  update notification.applied_stream a set previous = a.version - 2, version = a.version - 1
    from late where a.stream_id = late.stream_id and a.subscription = 'notification-list'`;

describe('osta-audit diff', () => {
  it.each([
    [
      'identity-obligations',
      'an open request that was deleted',
      "delete from identity.open_obligation where id = (select min(id::text)::uuid from identity.open_obligation where kind = 'request')",
      /open_obligation .*: not in the live read model/u,
    ],
    [
      'identity-obligations',
      'an open quote of another professional',
      "update identity.open_obligation set person_id = part_of where id = (select min(id::text)::uuid from identity.open_obligation where kind = 'quote')",
      /open_obligation .*: not in the live read model/u,
    ],
    [
      'identity-obligations',
      'an open booking that counts as a quote',
      "update identity.open_obligation set kind = 'quote' where id = (select min(id::text)::uuid from identity.open_obligation where kind = 'booking')",
      /open_obligation .*kind: live "quote"/u,
    ],
    [
      'request-invitations',
      'an invitation that was deleted',
      'delete from request.request_professional where invited_at = (select max(invited_at) from request.request_professional)',
      /request_professional .*: not in the live read model/u,
    ],
    [
      'request-invitations',
      'an invitation that nobody made',
      'insert into request.request_professional select request_id, uuidv7(), invited_at from request.request_professional limit 1',
      /request_professional .*: not in the log/u,
    ],
    [
      'request-people',
      'a name that was changed',
      `update request.person set full_name = 'Somebody' where id = (select min(id::text)::uuid from request.person where full_name <> '')`,
      /person .*full_name/u,
    ],
    [
      'request-professionals',
      'a professional who can no longer be asked',
      'delete from request.professional where id = (select min(id::text)::uuid from request.professional)',
      /professional .*: not in the live read model/u,
    ],
    [
      'booking-people',
      'a name that was lost',
      'delete from booking.person where id = (select min(id::text)::uuid from booking.person)',
      /person .*: not in the live read model/u,
    ],
    [
      'booking-standing',
      'somebody who is hidden, whom nobody has suspended',
      "insert into booking.hidden_professional (id, standing) values (uuidv7(), 'suspended')",
      /hidden_professional .*: not in the log/u,
    ],
    [
      'booking-pauses',
      'somebody who cannot be booked, who has not paused',
      'insert into booking.paused_professional (id) values (uuidv7())',
      /paused_professional .*: not in the log/u,
    ],
    [
      'booking-names-of-services',
      'a name that no admin gave',
      "insert into booking.catalogue_override (id, ar, en, is_hidden) values ('plumbing.leak', 'اسم', 'A name', false)",
      /catalogue_override .*: not in the log/u,
    ],
    [
      'booking-offerings',
      'hours that nobody offered',
      `update booking.offering set terms = jsonb_set(terms, '{horizonDays}', '179') where id = (select min(id::text)::uuid from booking.offering)`,
      /offering .*terms/u,
    ],
    [
      'booking-stores',
      'a member who was not taken on',
      `insert into booking.store_member select store_id, uuidv7(), 'staff', true from booking.store_member limit 1`,
      /store_member .*: not in the log/u,
    ],
    [
      'booking-work-places',
      'a place of work that was moved',
      'update booking.work_place set latitude = latitude + 1 where id = (select min(id::text)::uuid from booking.work_place)',
      /work_place .*latitude/u,
    ],
    [
      'booking-phones',
      'a number that was lost',
      'delete from booking.phone where id = (select min(id::text)::uuid from booking.phone)',
      /phone .*: not in the live read model/u,
    ],
    [
      'professional-ratings',
      'stars that nobody gave',
      'insert into professional.rating (professional_id, one, two, three, four, five) values (uuidv7(), 0, 0, 0, 0, 7)',
      /rating .*: not in the log/u,
    ],
  ])('of %s names %s', async (model, _what, statement, words) => {
    const compare = () => audit('diff', '--model', model, '--quiet');
    expect(await compare()).toMatchObject({ code: 0, err: '' });
    const { code, out } = await tampered(market.database, statement, compare);
    expect(code).toBe(1);
    expect(out).toMatch(words);
  });

  it('compares what the projector has applied, however large its lag', async () => {
    const { code, out } = await tampered(market.database, behind, () =>
      audit(...notifications, '--json'),
    );
    expect({ code, ...JSON.parse(out) }).toMatchObject({ code: 0, ahead: 1, differences: [] });
    expect(await audit(...notifications)).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    [
      'a notification that was changed',
      `update notification.notification set type = 'booking' where id = (select min(id::text)::uuid from notification.notification where type <> 'booking')`,
      /type: live "booking", from the log/u,
    ],
    [
      'a counter that was changed',
      `update notification.notification_counter set unread = 0, total = total + 1 where user_id = (select user_id from notification.notification_counter where unread > 0 order by 1 limit 1)`,
      /notification_counter .*unread: live 0/u,
    ],
    [
      'an event whose data were changed',
      `update request.event set data = jsonb_set(data, '{unknown}', '1') where stream_id = ${oneStream} and stream_version = 1`,
      /unreadable [0-9a-f-]{36}: /u,
    ],
    [
      'an event whose actor is nobody, and goes on',
      `update request.event set actor = 'mallory' where stream_id = ${oneStream} and stream_version = 1`,
      /0 differences\nunreadable [0-9a-f-]{36}: Its actor is neither a user id nor system/u,
    ],
  ])('names %s', async (_what, statement, words) => {
    const { code, out } = await tampered(market.database, statement, () => audit(...notifications));
    expect(code).toBe(1);
    expect(out).toMatch(words);
  });

  it('shows no names', async () => {
    const { rows } = await market.database.query<{ readonly full_name: string }>(
      `select full_name from notification.person where full_name <> '' order by user_id limit 1`,
    );
    const rename = `update notification.person set full_name = 'Mallory' where user_id =
      (select user_id from notification.person where full_name <> '' order by user_id limit 1)`;
    const { code, out } = await tampered(market.database, rename, () => audit(...notifications));
    expect(code).toBe(1);
    expect(out).toContain('full_name: live "(personal)"');
    expect(out).not.toContain('Mallory');
    expect(out).not.toContain(rows[0]?.full_name);
  });
});

describe('osta-audit verify', () => {
  it('finds every row equal to the fold of its events', async () => {
    expect(await audit('verify')).toMatchObject({ code: 0 });
  });

  it.each([
    [
      'a row that its events do not explain',
      `update request.service_request set state = jsonb_set(state, '{status}', '"closed"') where id = ${oneStream}`,
      /row-differs: status: row closed, fold \w+/u,
    ],
    [
      'a booking that its events do not explain',
      `update booking.booking set state = jsonb_set(state, '{revision}', '7')
        where id = (select id from booking.booking where state ->> 'status' = 'completed' order by id limit 1)`,
      /row-differs: revision: row 7, fold 0/u,
    ],
    [
      'an event in the middle that is gone',
      `delete from request.event where stream_id = ${oneStream} and stream_version = 2`,
      /version-gap/u,
    ],
    [
      'a last event that is gone',
      `delete from request.event where (stream_id, stream_version) in
         (select id, version from request.service_request where id = ${oneStream})`,
      /version-differs.*\n(.*\n)*.*events-missing: notification-list has applied version \d+/u,
    ],
    [
      'a stream that is gone, although its row stays',
      `delete from request.event where stream_id = ${oneStream}`,
      /events-missing: row \d+, no events/u,
    ],
    [
      'a stream that is gone with its row',
      `with gone as (delete from request.service_request where id = ${oneStream} returning id)
       delete from request.event using gone where stream_id = gone.id`,
      /events-missing: notification-list has applied version \d+, the log does not have it/u,
    ],
    [
      'an actor that is nobody',
      `update request.event set actor = 'mallory' where stream_id = ${oneStream} and stream_version = 1`,
      /unreadable: event [0-9a-f-]{36}: Its actor is neither a user id nor system/u,
    ],
    [
      'a timer that is not what the state says',
      `update request.timer set due_at = due_at + interval '1 hour'`,
      /timers-differ: timers \[expire-/u,
    ],
  ])('finds %s', async (_what, statement, words) => {
    const { code, out } = await tampered(market.database, statement, () => audit('verify'));
    expect(code).toBe(1);
    expect(out).toMatch(words);
  });

  it('shows no personal text', async () => {
    const { out } = await tampered(
      market.database,
      `update request.service_request set state = jsonb_set(state, '{content,description}', '"Words of Salma"') where id = ${oneStream}`,
      () => audit('verify'),
    );
    expect(out).toContain('row-differs: content.description: row (text), fold (text)');
    expect(out).not.toContain('Salma');
  });

  it('reports its progress', async () => {
    const { err } = await audit('verify');
    expect(err).toMatch(/^ {2}\d+ of \d+ streams\n/u);
  });
});
