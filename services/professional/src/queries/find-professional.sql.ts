/** Reads one published profile that customers may see, with its name. Primary keys of both tables. Parameter: the person. */
export const findPublished = {
  name: 'professional.find-published',
  text: `
select profile.state, person.full_name
from professional.profile
join professional.person on person.id = profile.id
where profile.id = $1 and not profile.is_hidden`,
} as const;
