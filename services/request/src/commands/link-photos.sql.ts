/**
 * Keeps which photos a request shows, in the statement that appends its content. A photo that it shows no
 * longer waits for another one, and is deleted after a day. Of two requests that name a photo at the same moment,
 * the first one shows it. Primary key of `request_photo` (said with `is null`, the planner walks all photos that
 * wait), and `request_photo_request_id_idx`.
 *
 * Parameter, after those of `linkProfessionals`: ids of the photos; null when the content stays as it is.
 */
export const linkPhotos = `
photos_hidden as (
  update request_photo as photo set request_id = null
  from saved
  where photo.request_id = saved.id and not (photo.id = any($6::uuid[]))
), photos_shown as (
  update request_photo as photo set request_id = saved.id
  from saved
  where photo.id = any($6::uuid[]) and coalesce(photo.request_id, saved.id) = saved.id
)`;
