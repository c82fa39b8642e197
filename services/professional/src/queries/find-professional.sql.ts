import { avatarOf } from './avatar-of.sql.ts';

/** Reads one published profile that customers may see, with its name and picture. Primary keys of all tables. Parameter: the person. */
export const findPublished = {
  name: 'professional.find-published',
  text: `
select profile.state, person.full_name, ${avatarOf('profile.id')}
from professional.profile
join professional.person on person.id = profile.id
where profile.id = $1 and not profile.is_hidden`,
} as const;
