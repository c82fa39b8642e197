import type { FileTable } from '@osta/platform/files/kept-files.sql';

/** The rows of photos. Index `request_photo_customer_id_idx`. */
export const photoRows: FileTable = {
  table: 'request.request_photo',
  owner: 'customer_id',
  used: `
    select id::text from request.request_photo where customer_id = $1 and request_id is not null`,
  // A customer of many years has many: the limit is for those that are not sent yet
  counted: 'request_id is null',
};
