import { avatarOf } from './avatar-of.sql.ts';
import { checkedAt } from './checked-at.sql.ts';
import { checks } from './checks.sql.ts';
import { committedAt } from './committed-at.sql.ts';
import { isWantedOffering } from './wanted-offering.sql.ts';

/**
 * Reads one published profile that customers may see, with its name, its picture, which documents were checked, and when
 * the commitments were accepted. Primary keys, and `application_applicant_id_idx`. Parameter: the person.
 */
export const findPublished = {
  name: 'professional.find-published',
  text: `
select profile.state, profile.created_at, person.full_name, ${avatarOf('profile.id')},
  ${checkedAt} as checked_at, ${checks} as checks,
  (
    select ${committedAt('application.id')}
    from professional.application
    where application.applicant_id = profile.id and application.status = 'approved') as committed_at
from professional.profile
join professional.person on person.id = profile.id
where profile.id = $1 and not profile.is_hidden`,
} as const;

const wanted = { trades: '$3', service: '$4', openAt: '$5', maxPrice: '$6' };

/**
 * Reads the published services of a professional, oldest first, and which of them a search wants. Index
 * `offering_published`. Parameters: the professional, limit, trades, service, instant at which it is open, highest
 * price.
 */
export const listOffered = {
  name: 'professional.list-offered',
  text: `
select offering.id, offering.lowest_price, offering.state,
  (${isWantedOffering('offering', wanted)}) is true as is_wanted
from professional.offering
where offering.professional_id = $1 and offering.is_shown
order by offering.id
limit $2`,
} as const;
