import { later, type Instant } from '@osta/contracts/instant';
import type { ProfessionalCard, PublicProfessional } from '@osta/contracts/professional/api';
import type { Pool } from 'pg';

import { readRecordsSql } from './read-records.sql.ts';

/** How far back answers are counted: a year. */
const since = 365 * 86_400_000;
/** Fewer cases say nothing about a person. */
const least = 3;

interface Row {
  readonly id: string;
  readonly done: number;
  readonly answered: number;
  readonly seconds: number | null;
  readonly decided: number;
  readonly accepted: number;
  readonly confirmed: number;
  readonly cancelled: number;
}

/** What the events say about the work of a professional. */
export interface ProfessionalRecord extends Pick<ProfessionalCard, 'jobsDone' | 'responseMinutes'> {
  readonly conduct: PublicProfessional['conduct'];
}

/**
 * Reads the records of some professionals: all of the work that is done, and how they answered in the year before a
 * moment. That is the median of the time until the first answer in whole minutes, the share of accepted ones among
 * those that were answered or missed, and the share of confirmed bookings that they cancelled late; each is `null`
 * with fewer than three cases.
 */
export async function readRecords(
  pool: Pool,
  ids: readonly string[],
  now: Instant,
): Promise<(id: string) => ProfessionalRecord> {
  const values = [ids, later(now, -since)];
  const { rows } = await pool.query<Row>({ ...readRecordsSql, values });
  const records = new Map(rows.map((row) => [row.id, recordOf(row)]));
  return (id) => {
    const record = records.get(id);
    if (!record) throw new Error('Everybody who is asked for has a row');
    return record;
  };
}

function recordOf({ done: jobsDone, answered, seconds, ...counted }: Row): ProfessionalRecord {
  const isKnown = answered >= least && seconds !== null;
  return {
    jobsDone,
    responseMinutes: isKnown ? Math.max(1, Math.round(seconds / 60)) : null,
    conduct: {
      acceptance: shareOf(counted.accepted, counted.decided),
      lateCancellation: shareOf(counted.cancelled, counted.confirmed),
    },
  };
}

/** With two decimals, as it is shown. */
function shareOf(part: number, whole: number): number | null {
  return whole < least ? null : Math.round((part * 100) / whole) / 100;
}
