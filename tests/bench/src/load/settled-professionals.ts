import { weeklyHours } from '@osta/contracts/offering/weekly-hours';
import { offering } from '@osta/professional/domain/offering/offering';
import { profile } from '@osta/professional/domain/profile/profile';
import { placeList } from '@osta/reference/place-list';
import type { Pool } from 'pg';

import { settleProfessionalsSql } from './settled-professionals.sql.ts';

const daily = [{ from: 540, to: 1080 }];

/** A Sunday noon in Libya, around which they are booked: everybody is open. */
export const noon = '2026-03-01T10:00:00.000Z';

/** Replaces all professionals by so many, each with one service, open on every day. */
export async function settleProfessionals(pool: Pool, total: number): Promise<void> {
  const tables = ['profile', 'person', 'offering', 'taken_time'].map(
    (one) => `professional.${one}`,
  );
  await pool.query(`truncate ${tables.join(', ')}`);
  await pool.query(settleProfessionalsSql, [
    total,
    placeList.map(({ lat }) => lat),
    placeList.map(({ lon }) => lon),
    JSON.stringify(weeklyHours(daily, daily)),
    noon,
    offering.version,
    profile.version,
  ]);
  for (const table of tables) await pool.query(`vacuum analyze ${table}`);
}
