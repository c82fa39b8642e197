import type { FileTable } from '@osta/platform/files/kept-files.sql';

/**
 * The rows of pictures of work, which profiles and services show. Index `work_picture_professional_id_idx`; primary
 * key of profiles, index `offering_professional`.
 */
export const workPictureRows: FileTable = {
  table: 'professional.work_picture',
  owner: 'professional_id',
  used: `
    select shown ->> 'id'
    from professional.profile, jsonb_array_elements(state -> 'pictures') as shown
    where profile.id = $1
    union all
    select shown ->> 'id'
    from professional.offering, jsonb_array_elements(state -> 'photos') as shown
    where offering.professional_id = $1`,
};
