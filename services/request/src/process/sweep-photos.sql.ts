/**
 * Lists customers with photos that came until a moment and that no request shows.
 * `request_photo_unused_idx`. Parameter: the moment.
 */
export const findUnusedPhotos = `
select distinct customer_id from request_photo
where request_id is null and created_at <= $1 limit 1000`;
