/**
 * Reads whose a photo is, and the request that shows it. Primary keys of `request_photo` and
 * `service_request`. Parameter: the photo.
 */
export const findPhoto = `
select photo.customer_id, request.state
from request_photo as photo
left join service_request as request on request.id = photo.request_id
where photo.id = $1`;
