import { describe, expect, it } from 'vitest';

import { CategoryId } from './category-id.ts';
import { categoryList } from './category-list.ts';
import { categoryOf } from './category-of.ts';
import { EquipmentId } from './equipment-id.ts';
import { equipmentList } from './equipment-list.ts';
import { equipmentName } from './names.ts';

describe('equipment', () => {
  it('has unique ids', () => {
    expect(new Set(equipmentList.map(({ id }) => id)).size).toBe(equipmentList.length);
  });

  it('belongs to a trade, and every trade has some', () => {
    const trades = new Set(equipmentList.map(({ id }) => categoryOf(id)));
    for (const trade of trades) expect(CategoryId.parse(trade)).toBe(trade);
    expect(categoryList.filter(({ id }) => !trades.has(id))).toEqual([]);
  });

  it('has a name in both languages', () => {
    for (const { id } of equipmentList) {
      expect(equipmentName(EquipmentId.parse(id), 'ar')).toMatch(/\p{Script=Arabic}/u);
      expect(equipmentName(EquipmentId.parse(id), 'en')).toMatch(/[a-z]/iu);
    }
  });

  it('refuses unknown ids', () => {
    expect(EquipmentId.safeParse('plumbing').success).toBe(false);
    expect(EquipmentId.safeParse('plumbing.leak').success).toBe(false);
  });
});
