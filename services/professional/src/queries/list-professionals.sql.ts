import { avatarOf } from './avatar-of.sql.ts';
import { checkedAt } from './checked-at.sql.ts';
import { takenFrom } from './taken-times.sql.ts';
import { isWantedOffering } from './wanted-offering.sql.ts';

/** A published service of a professional, of those that are wanted. Index `offering_published`. */
function wantedOffering(alias: string): string {
  const wantedOfIt = { trades: '$1', service: '$3', openAt: '$7', maxPrice: '$8' };
  return `
    ${alias}.professional_id = profile.id and ${alias}.is_shown
    and ${isWantedOffering(alias, wantedOfIt)}`;
}

/** Read for each professional, by its primary key: most have a rating, so no set of them narrows much. */
const averageOf = `(
  select rating.average from professional.rating where rating.professional_id = profile.id)`;

/**
 * Who is found by words. As an array it is read once and first, by `profile_words_words`; as a join, the planner would
 * look for the words of each professional in the order of the list.
 */
const found = `
  select profile_words.id from professional.profile_words where profile_words.words @@ $12::tsquery`;

/** The condition of all lists: who may be shown, and who is wanted. */
const wanted = `
  not profile.is_hidden and not profile.is_paused
  and profile.category_ids @> $1::text[]
  and ($4::box is null or profile.location <@ $4::box)
  and ($5::text is null or profile.available_until > $5::text)
  and (not $6::boolean or ${checkedAt} is not null)
  and ($9::numeric is null or ${averageOf} >= $9::numeric)
  and ($10::text is null or profile.languages @> array[$10::text])
  and ($12::text is null or profile.id = any(array(${found})))`;

/**
 * The same, with a wanted service. Not by `exists`, which the planner turns into a join: it then reads all services
 * and sorts all professionals, where a hundred are wanted.
 */
const wantedBookable = `${wanted}
  and (select true from professional.offering where ${wantedOffering('offering')} limit 1)`;

/** The same, of lists that are not led by the services themselves. */
const wantedWithOffering = `${wanted}
  and ($7::timestamptz is null and $8::integer is null
    or exists (select from professional.offering where ${wantedOffering('offering')}))`;

/**
 * Whose name is known. The limit keeps the planner from reading all names to join them to a few profiles: they
 * are read by their primary key, one for each.
 */
const named = `
cross join lateral (
  select person.full_name from professional.person where person.id = profile.id limit 1
) as person`;

/** The prices of the wanted services of a professional, and the rules by which they are free. Index `offering_published`. */
const services = `
coalesce((
  select json_agg(json_build_object(
    'id', offering.id,
    'lowestPrice', offering.lowest_price,
    'offer', (offering.state -> 'offer') - 'name' - 'description',
    'availability', offering.state -> 'availability'))
  from professional.offering where ${wantedOffering('offering')}
), '[]') as services`;

const shown = `
  profile.id, profile.state, profile.created_at, person.full_name, ${avatarOf('profile.id')}, profile.experience_years, ${checkedAt} as checked_at,
  ${services}, ${takenFrom('profile.id', '$11::timestamptz')} as taken`;

/** Web Mercator in degrees, as the column `location` has it. */
const origin = 'point($13::float8, degrees(ln(tan(pi() / 4 + radians($14::float8) / 2))))';

/**
 * Lists professionals of some trades, the nearest to a point first. Of those at one point, the most
 * experienced come first.
 *
 * $1 trades, all of which are offered; $2 limit; $3 a service, null for all: prices and hours are of
 * this one; $4 a part of the map, null for all of it; $5 an instant: only those who can come now, null
 * for everybody; $6 only those with an accepted document; $7 an instant at which a service is open, null
 * for any; $8 the highest price of a service in dirham, null for any; $9 the lowest average of the ratings,
 * null for any; $10 a language that they speak, null for any; $11 the present moment; $12 words that they say of
 * themselves, as the text of a tsquery, null for any; $13, $14 longitude and latitude of the point; $15, $16, $17 distance, experience and id of the last one seen, null from the beginning.
 *
 * Indexes: `profile_location`, read in the order of distance; `profile_category_ids` for a trade
 * that few offer, `profile_available` for those who can come now, `profile_languages` for a language
 * that few speak, `profile_words_words` and `profile_pkey` for words; `offering_published`, `application_applicant_id_idx` and `rating_pkey` for each;
 * `person_pkey`, `face_pkey`, `taken_time_professional_id_day`.
 */
export const listNearestSql: string = nearest(wantedWithOffering);

/** Lists the same, only those who have published a wanted service. */
export const listNearestBookableSql: string = nearest(wantedBookable);

function nearest(condition: string): string {
  return `
select ${shown}, profile.location <-> ${origin} as distance
from professional.profile
${named}
where ${condition}
  and profile.location is not null
  and ($15::float8 is null
    or profile.location <-> ${origin} > $15::float8
    or (profile.location <-> ${origin} = $15::float8
      and (profile.experience_years, profile.id) < ($16::int, $17::uuid)))
order by profile.location <-> ${origin}, profile.experience_years desc, profile.id desc
limit $2`;
}

/**
 * Lists the same, the most experienced first.
 *
 * $1 to $12 as above; $13, $14 experience and id of the last one seen, null from the beginning.
 *
 * Indexes: `profile_experience`, `profile_location` for a part of the map, and those for a rare
 * trade, those who can come now and what belongs to each, as above.
 */
export const listExperiencedSql: string = mostExperienced(wantedWithOffering);

/** Lists the same, only those who have published a wanted service. */
export const listExperiencedBookableSql: string = mostExperienced(wantedBookable);

function mostExperienced(condition: string): string {
  return `
select ${shown}
from professional.profile
${named}
where ${condition}
  and ($13::int is null or (profile.experience_years, profile.id) < ($13::int, $14::uuid))
order by profile.experience_years desc, profile.id desc
limit $2`;
}

/**
 * Lists those of them who say a price, the lowest first.
 *
 * $1 to $12 as above; $13, $14 price and id of the last one seen, null from the beginning.
 *
 * Indexes: `offering_price`, read in its order; `offering_published` for the other services of each;
 * `profile_pkey`, `person_pkey`, `application_applicant_id_idx`.
 */
export const listCheapestSql = `
select ${shown}, offering.lowest_price
from professional.offering
join professional.profile on profile.id = offering.professional_id
${named}
where offering.lowest_price is not null
  and ${wantedOffering('offering')}
  and ${wanted}
  and not exists (
    select from professional.offering as cheaper
    where ${wantedOffering('cheaper')}
      and (cheaper.lowest_price, cheaper.id) < (offering.lowest_price, offering.id))
  and ($13::int is null or (offering.lowest_price, offering.professional_id) > ($13::int, $14::uuid))
order by offering.lowest_price, offering.professional_id
limit $2`;

/**
 * Lists those of them whom customers have rated, the best first; of those with one average, the one with
 * the most ratings.
 *
 * $1 to $12 as above; $13, $14, $15 average, number of ratings and id of the last one seen, null from the
 * beginning.
 *
 * Indexes: `rating_best`, read in its order; `profile_pkey`, `person_pkey`, and what belongs to each, as
 * above.
 */
export const listBestRatedSql = `
select ${shown}, rating.average::float8 as average, rating.total
from professional.rating
join professional.profile on profile.id = rating.professional_id
${named}
where rating.average is not null
  and ${wantedWithOffering}
  and ($13::numeric is null
    or (rating.average, rating.total, rating.professional_id) < ($13::numeric, $14::int, $15::uuid))
order by rating.average desc, rating.total desc, rating.professional_id desc
limit $2`;
