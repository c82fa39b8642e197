/**
 * The same question as it is commonly asked: the distance of every professional of the trade, sorted.
 *
 * Parameters: trade, latitude, longitude, limit.
 */
export const scanByHaversineSql = `
select profile.id, profile.state, person.full_name,
  12742000 * asin(sqrt(
    power(sin(radians((state -> 'location' ->> 'latitude')::float8 - $2::float8) / 2), 2)
    + cos(radians($2::float8)) * cos(radians((state -> 'location' ->> 'latitude')::float8))
      * power(sin(radians((state -> 'location' ->> 'longitude')::float8 - $3::float8) / 2), 2)
  )) as meters
from professional.profile
join professional.person on person.id = profile.id
where not profile.is_hidden and profile.category_ids @> array[$1::text]
order by meters
limit $4`;
