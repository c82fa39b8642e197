/**
 * Returns the subquery of one tier: at most `$2` profiles of some places, the most experienced
 * first.
 *
 * `nearness` is a constant here, so the cursor may rule a whole tier out before it is read.
 */
function tier(nearness: number, places: string): string {
  return `
    (select ${nearness} as nearness, profile.id, profile.experience_years, profile.state,
        person.full_name
      from professional.profile
      join professional.person on person.id = profile.id
      where ${places}
        and profile.category_ids @> $1::text[]
        and (${nearness} > $3::int
          or (${nearness} = $3::int
            and (profile.experience_years, profile.id) < ($4::int, $5::uuid)))
      order by profile.experience_years desc, profile.id desc
      limit $2)`;
}

/**
 * Lists professionals of some trades by nearness to a place: there, in the same town, in the same
 * district, everywhere else. Within a tier the most experienced come first.
 *
 * $1 trades, all of which are offered; $2 limit; $3, $4, $5 nearness, experience and id of the last
 * one seen (nearness -1: from the beginning); $6, $7, $8 the places of the first three tiers.
 *
 * Indexes: `profile_place` for the near tiers, `profile_experience` for the rest, or
 * `profile_category_ids` for a trade that few offer; `person_pkey`.
 */
export const listProfessionalsSql = `
  select nearness, id, experience_years, state, full_name
  from (${[
    tier(0, 'profile.place_id = any ($6::text[])'),
    tier(1, 'profile.place_id = any ($7::text[])'),
    tier(2, 'profile.place_id = any ($8::text[])'),
    tier(3, 'profile.place_id <> all ($6::text[] || $7::text[] || $8::text[])'),
  ].join('\n    union all')}
  ) as near
  order by nearness, experience_years desc, id desc
  limit $2`;
