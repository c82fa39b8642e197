import type { UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import type { Pool } from 'pg';

import { readConductSql } from './read-conduct.sql.ts';

/** How far back is counted: a year. */
const since = 365 * 86_400_000;
/** Fewer cases say nothing about a person. */
const least = 3;

interface Row {
  readonly answered: number;
  readonly seconds: number | null;
  readonly decided: number;
  readonly accepted: number;
  readonly confirmed: number;
  readonly cancelled: number;
}

/**
 * Reads how a professional answered in the year before a moment: the median of the time until the first answer
 * in whole minutes, the share of accepted ones among those that were answered or missed, and the share of
 * confirmed bookings that they cancelled late. Each is `null` with fewer than three cases.
 */
export async function readConduct(
  pool: Pool,
  id: UserId,
  now: Instant,
): Promise<PublicProfessional['conduct']> {
  const values = [id, later(now, -since)];
  const { rows } = await pool.query<Row>({ ...readConductSql, values });
  const [row] = rows;
  if (!row) throw new Error('An aggregate always has a row');
  const { answered, seconds, decided, accepted, confirmed, cancelled } = row;
  return {
    responseMinutes:
      answered < least || seconds === null ? null : Math.max(1, Math.round(seconds / 60)),
    acceptance: shareOf(accepted, decided),
    lateCancellation: shareOf(cancelled, confirmed),
  };
}

/** With two decimals, as it is shown. */
function shareOf(part: number, whole: number): number | null {
  return whole < least ? null : Math.round((part * 100) / whole) / 100;
}
