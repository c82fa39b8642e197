import { shiftParameters } from '@osta/event-store/postgres-streams.sql';
import { catalogueFacts } from '@osta/platform/catalogue/catalogue-facts.sql';

import { arePhotosFree } from './photo-facts.sql.ts';

/**
 * Reads all facts for sending a request of `caller` out. Nobody asks themselves, or
 * somebody whom customers do not see. Primary keys of `person`, `professional`,
 * `hidden_professional`, `paused_professional` and `service_request`, indexes `event_request_sent_idx` and
 * `request_photo_customer_id_idx`.
 *
 * Parameters: ids of the professionals, start of the period that the limit counts, and those of
 * `arePhotosFree`.
 */
export const readSendingFacts = `
select
  array(
    select professional.id::text
    from professional
    join person on person.id = professional.id
    where professional.id = any($1::uuid[]) and professional.id <> caller.user_id
      and (select standing from hidden_professional where id = professional.id) is null
  ) as askable,
  exists (select from paused_professional where id = any($1::uuid[])) as "isOnePaused",
  (
    select count(*)::int
    from event as sent
    join service_request as request on request.id = sent.stream_id
    where sent.type = 'osta.request.service-request-submitted.v1'
      and sent.actor = caller.user_id::text and sent.time > $2::timestamptz
      and request.status in ('open', 'quoted')
  ) as sent_lately,
  (select registered_at from person where id = caller.user_id) as customer_since,
  ${shiftParameters(arePhotosFree, 2)} as are_photos_free,
  ${catalogueFacts} as catalogue
from caller`;
