import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { MyEquipments } from '@osta/contracts/professional/equipments';
import { categoryOf } from '@osta/reference/category-of';
import { EquipmentId } from '@osta/reference/equipment-id';
import { equipmentList } from '@osta/reference/equipment-list';
import type { Pool } from 'pg';

import type { PublishedProfile } from '../domain/profile/profile.ts';
import { findState } from './find-gallery.sql.ts';
import { openEquipments } from './open-equipments.ts';

export type FindEquipments = (professionalId: UserId, locale: Locale) => Promise<MyEquipments>;

/** Returns a query for one's own equipment, and what one's trades have to choose from; none without a profile. */
export function findEquipments(pool: Pool): FindEquipments {
  return async (professionalId, locale) => {
    const { rows } = await pool.query<{ readonly state: PublishedProfile }>(findState, [
      professionalId,
    ]);
    const [row] = rows;
    if (!row) return { knownIds: [], own: [], choices: [] };
    const { categoryIds, equipments } = row.state;
    const { knownIds, own } = await openEquipments(pool, professionalId, equipments);
    const trades = new Set<string>(categoryIds);
    const chosen = new Set<string>(knownIds);
    return {
      knownIds: [...knownIds],
      own: [...own],
      choices: equipmentList
        .filter(({ id }) => trades.has(categoryOf(id)) || chosen.has(id))
        .map(({ id, name }) => ({ id: EquipmentId.parse(id), name: name[locale] })),
    };
  };
}
