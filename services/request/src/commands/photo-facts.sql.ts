import { catalogueFacts } from '@osta/platform/catalogue/catalogue-facts.sql';

/**
 * The expression that tells whether all of these photos are `caller`'s and shown by no other request. Index
 * `request_photo_customer_id_idx`.
 *
 * Parameters: ids of the photos; the request that may show them already, null for a new one.
 */
export const arePhotosFree = `
  (
    select count(*)
    from request_photo as photo
    where photo.id = any($1::uuid[]) and photo.customer_id = caller.user_id
      and (photo.request_id is null or photo.request_id = $2::uuid)
  ) = cardinality($1::uuid[])`;

/** Reads the facts for revising a request. Parameters: those of `arePhotosFree`. */
export const readPhotoFacts = `
select ${arePhotosFree} as are_photos_free, ${catalogueFacts} as catalogue
from caller`;
