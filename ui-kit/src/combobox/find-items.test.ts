import { describe, expect, it } from 'vitest';

import { exactItem, findItems, nearItems } from './find-items.ts';

const items = [
  { id: 'leak', label: 'كشف وإصلاح التسرب', keywords: ['سباكة'] },
  { id: 'heater', label: 'سخانات', keywords: ['سباكة'] },
  { id: 'paint', label: 'Painting', keywords: ['Painting and plaster'] },
  { id: 'hvac', label: 'AC repair', keywords: ['Air conditioning'] },
];

const ids = (found: readonly { readonly id: string }[]): string[] => found.map(({ id }) => id);

describe('a text that is a name', () => {
  it('is that item, in any spelling', () => {
    expect(exactItem(items, ' ac REPAIR ')?.id).toBe('hvac');
    expect(exactItem(items, 'كشف واصلاح التسرب')?.id).toBe('leak');
  });

  it('is no item when it is only a part, nothing, or the name of several', () => {
    expect(exactItem(items, 'repair')).toBeNull();
    expect(exactItem(items, '')).toBeNull();
    expect(exactItem([...items, { id: 'other', label: 'AC repair' }], 'AC repair')).toBeNull();
  });
});

describe('a text that is a word in another form', () => {
  const jobs = [
    { id: 'leak', label: 'كشف وتصليح تسريبات' },
    { id: 'paint', label: 'زواق حوش' },
  ];

  it.each(['تسرب', 'التسرب', 'تسريب', 'تسربات', 'تصليح تسرب'])('finds it: %s', (typed) => {
    expect(ids(findItems(jobs, typed))).toEqual(['leak']);
  });

  it('finds none that merely resembles it, and none but those written so where there are some', () => {
    expect(findItems(jobs, 'ترسب')).toEqual([]);
    expect(findItems(jobs, 'وا')).toHaveLength(1);
    expect(ids(findItems([...jobs, { id: 'exact', label: 'تسرب' }], 'تسرب'))).toEqual(['exact']);
  });
});

describe('a text that matches nothing', () => {
  it('is close to names with a slip in them', () => {
    expect(ids(nearItems(items, 'paintng'))).toEqual(['paint']);
    expect(ids(nearItems(items, 'سباكه'))).toEqual(['leak', 'heater']);
    expect(ids(nearItems(items, 'سخنات'))).toContain('heater');
  });

  it('is close to nothing when it is another word', () => {
    expect(nearItems(items, 'qwerty')).toEqual([]);
    expect(nearItems(items, '')).toEqual([]);
  });
});
