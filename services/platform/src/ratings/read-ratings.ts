import type { Rating } from '@osta/contracts/rating';
import type { Pool } from 'pg';

import type { RatedBy } from './count-stars.sql.ts';
import { ratingOf } from './rating-of.ts';
import { readRatingsSql } from './read-ratings.sql.ts';

interface Row {
  readonly id: string;
  /** How many gave one star, two stars, … five stars. */
  readonly counts: readonly [number, number, number, number, number];
}

/** Looks up the rating of a professional or a store; `null` if nobody has rated it. */
export type Ratings = (id: string) => Rating | null;

/** Reads the ratings of these in one round trip. */
export async function readRatings(
  pool: Pool,
  ratedBy: RatedBy,
  ids: readonly string[],
): Promise<Ratings> {
  const { rows } = await pool.query<Row>({ ...readRatingsSql(ratedBy), values: [ids] });
  const ratings = new Map(rows.map(({ id, counts }) => [id, ratingOf(counts)]));
  return (id) => ratings.get(id) ?? null;
}
