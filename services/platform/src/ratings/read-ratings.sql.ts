import type { RatedBy } from './count-stars.sql.ts';

/** Returns the query for what customers gave these. Primary key. Parameter: ids. */
export function readRatingsSql(ratedBy: RatedBy): { readonly name: string; readonly text: string } {
  return {
    name: `read-ratings.${ratedBy}`,
    text: `
select ${ratedBy} as id, array[one, two, three, four, five] as counts
from rating where ${ratedBy} = any($1::uuid[])`,
  };
}
