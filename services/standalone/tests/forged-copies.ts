import { strayRows } from './stray-rows.ts';

/**
 * What somebody can change in the copies that services keep, by read model, and what `diff` says of it. None stands in the
 * way of another.
 */
export const forgedCopies: readonly (readonly [string, string, string, RegExp])[] = [
  ...strayRows,
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
    'notification-stores',
    'a shop under the name of another',
    `update notification.store_name set name = '{"ar": "متجر", "en": "Mallory"}' where store_id = (select min(store_id::text)::uuid from notification.store_name where name ->> 'ar' <> '')`,
    /store_name .*name: live "\(personal\)"/u,
  ],
  [
    'booking-people',
    'a name that was lost',
    'delete from booking.person where id = (select min(id::text)::uuid from booking.person)',
    /person .*: not in the live read model/u,
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
    'booking-stores',
    'a shop under the name of another',
    `update booking.store set name = '{"ar": "متجر", "en": "Mallory"}' where id = (select min(id::text)::uuid from booking.store where name ->> 'ar' <> '')`,
    /^store .*name: live "\(personal\)"/mu,
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
  [
    'professional-words',
    'a professional who can no longer be found',
    'delete from professional.profile_words where id = (select min(id::text)::uuid from professional.profile_words where said is not null)',
    /profile_words .*: not in the live read model/u,
  ],
  [
    'professional-words',
    'somebody who is found by the name of another',
    `update professional.profile_words set named = 'mallory' where id = (select max(id::text)::uuid from professional.profile_words where said is not null)`,
    /profile_words .*named: live "\(personal\)"/u,
  ],
  [
    'store-words',
    'a shop that was taken out of the search',
    'delete from store.store_words where store_id = (select min(store_id::text)::uuid from store.store_words)',
    /store_words .*: not in the live read model/u,
  ],
  [
    'store-words',
    'a shop that is found by what it does not say',
    `update store.store_words set words = 'mallory' where store_id = (select max(store_id::text)::uuid from store.store_words)`,
    /store_words .*words: live "\(personal\)"/u,
  ],
  [
    'store-words',
    'a shop that admins find and that was never sent in',
    `insert into store.store_name_words values (uuidv7(), 1, 'mallory')`,
    /store_name_words .*: not in the log/u,
  ],
];
