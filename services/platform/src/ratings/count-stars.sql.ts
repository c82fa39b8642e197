/** Whose stars are counted: the column of the tables. */
export type RatedBy = 'professional_id' | 'store_id';

/** Returns the count of a number of stars after the statement, less the count before it. */
function change(stars: number): string {
  return `(count(*) filter (where after = ${stars}) - count(*) filter (where before = ${stars}))::int`;
}

/**
 * Returns the common table expressions that count stars in the table `rating`: how many gave one, two, … five.
 * Primary key, locked in its order.
 *
 * They come after one called `rated`, with a row for each booking: whom it rates, and its stars `before` and
 * `after` the statement, null for none that count.
 */
export function countStarsSql(ratedBy: RatedBy): string {
  return `
changed as (
  select ${ratedBy}, ${change(1)} as one, ${change(2)} as two, ${change(3)} as three,
    ${change(4)} as four, ${change(5)} as five
  from rated
  group by ${ratedBy}
), counted as (
  insert into rating (${ratedBy}, one, two, three, four, five)
  select ${ratedBy}, one, two, three, four, five from changed
  order by ${ratedBy}
  on conflict (${ratedBy}) do update set one = rating.one + excluded.one,
    two = rating.two + excluded.two, three = rating.three + excluded.three,
    four = rating.four + excluded.four, five = rating.five + excluded.five
)`;
}
