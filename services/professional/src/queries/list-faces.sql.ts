/**
 * Lists the pictures of those of them whom customers may see. Primary keys of `face` and `profile`. Parameter: ids.
 */
export const listFacesSql = {
  name: 'professional.list-faces',
  text: `
select face.id, face.avatar_id
from professional.face
join professional.profile on profile.id = face.id
where face.id = any($1::uuid[]) and not profile.is_hidden`,
} as const;
