import { describe, expect, it } from 'vitest';

import { countEquipment, equipmentBody, equipmentValues } from './equipment-values.ts';

const saved = {
  knownIds: ['plumbing.pipe-camera'],
  own: [
    { ar: 'سلم طويل', en: 'Long ladder' },
    { ar: 'سيارة', en: '' },
    { ar: '', en: 'Spare pump' },
  ],
};

describe('the equipment in the form', () => {
  it('has a field for the words of each language', () => {
    const values = equipmentValues(saved);
    expect(values).toEqual({
      known: ['plumbing.pipe-camera'],
      arabic: ['سلم طويل', 'سيارة'],
      english: ['Spare pump'],
    });
    expect(countEquipment(values)).toBe(4);
  });

  it('comes back as it was, with the words in the other language', () => {
    expect(equipmentBody(equipmentValues(saved), saved)).toEqual(saved);
  });

  it('sends what is new in its language alone, and leaves out what is gone', () => {
    const values = { known: [], arabic: ['منشار'], english: [] };
    expect(equipmentBody(values, saved)).toEqual({
      knownIds: [],
      own: [{ ar: 'منشار', en: '' }],
    });
  });
});
