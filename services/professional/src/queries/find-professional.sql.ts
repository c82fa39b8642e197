import { avatarOf } from './avatar-of.sql.ts';
import { checkedAt } from './checked-at.sql.ts';

/**
 * Reads one published profile that customers may see, with its name, its picture, and when documents were checked.
 * Primary keys, and `application_applicant_id_idx`. Parameter: the person.
 */
export const findPublished = {
  name: 'professional.find-published',
  text: `
select profile.state, profile.created_at, person.full_name, ${avatarOf('profile.id')},
  ${checkedAt} as checked_at
from professional.profile
join professional.person on person.id = profile.id
where profile.id = $1 and not profile.is_hidden`,
} as const;
