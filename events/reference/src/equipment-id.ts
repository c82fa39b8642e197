import { z } from 'zod';

import { equipmentList } from './equipment-list.ts';

const known = new Set(equipmentList.map(({ id }) => id));

/** A tool or a machine of a trade: `plumbing.pipe-camera`, … Closed: only those of the list. */
export const EquipmentId = z
  .string()
  .refine((id) => known.has(id))
  .brand<'EquipmentId'>();
export type EquipmentId = z.infer<typeof EquipmentId>;
