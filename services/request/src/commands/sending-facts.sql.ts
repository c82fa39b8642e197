import { shiftParameters } from '@osta/event-store/postgres-streams.sql';
import { catalogueFacts } from '@osta/platform/catalogue/catalogue-facts.sql';

import { takesRequest } from '../matching/takes-request.sql.ts';
import { whoCan } from '../matching/who-can.sql.ts';
import { arePhotosFree } from './photo-facts.sql.ts';

/** What is asked for: in the command, or in the request that was written before. */
const work = { service: 'work.service', budget: 'work.budget' };

/**
 * Reads all facts for sending a request of `caller` out. Nobody asks themselves, or
 * somebody whom customers do not see. Primary keys of `person`, `professional`, `professional_reach`,
 * `hidden_professional`, `paused_professional` and `service_request`, indexes `event_request_sent_idx` and
 * `request_photo_customer_id_idx`, and those of `whoCan` and `takesRequest`.
 *
 * Parameters: ids of the professionals, start of the period that the limit counts, the request if it is written
 * already, those of `arePhotosFree`, and those of `whoCan`.
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
  array(
    select reach.id::text from professional_reach as reach
    where reach.id = any($1::uuid[]) and not ${takesRequest('reach', work)}
  ) as declining,
  ${shiftParameters(whoCan, 5)} as "whoCan",
  (
    select count(*)::int
    from event as sent
    join service_request as request on request.id = sent.stream_id
    where sent.type = 'osta.request.service-request-submitted.v1'
      and sent.actor = caller.user_id::text and sent.time > $2::timestamptz
      and request.status in ('open', 'quoted')
  ) as sent_lately,
  (select registered_at from person where id = caller.user_id) as customer_since,
  ${shiftParameters(arePhotosFree, 3)} as are_photos_free,
  ${catalogueFacts} as catalogue
from caller
left join service_request as written on written.id = $3::uuid
cross join lateral (
  select coalesce($6::text, written.state #>> '{content,serviceId}') as service,
    coalesce($8::bigint, (written.state #>> '{content,budget,max}')::bigint) as budget
) as work`;
