import type { FileTable } from '@osta/platform/files/kept-files.sql';

/** The rows of the pictures of stores. Index `picture_store_id_idx`; primary key of stores. */
export const pictureRows: FileTable = {
  table: 'store.picture',
  owner: 'store_id',
  used: `
    select shown ->> 'id'
    from store.store, jsonb_array_elements(state -> 'content' -> 'pictures') as shown
    where store.id = $1`,
};
