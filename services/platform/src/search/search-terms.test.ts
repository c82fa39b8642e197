import { describe, expect, it } from 'vitest';

import { searchTerms } from './search-terms.ts';

const stems = (text: string): readonly string[] => searchTerms(text).map(({ stem }) => stem);

describe('the terms of a text', () => {
  it.each([
    ['letters and marks', ['إنارة', 'اناره', 'الإنَارَة', 'انـــارة']],
    ['the article and particles', ['مكيف', 'المكيف', 'للمكيف', 'بالمكيف', 'والمكيف']],
    ['plurals and feminine endings', ['غسالة', 'غساله', 'غسالات', 'الغسالات']],
    ['trade nouns', ['كهربائي', 'كهربائى', 'الكهربائي', 'كهرباء', 'كهربا']],
    ['English endings', ['cleaning', 'Cleaned', 'cleans']],
    ['letters said alike', ['ثلاجة', 'تلاجه']],
  ])('are the same whatever the %s', (_, ways) => {
    const found = ways.map(stems);
    for (const one of found) expect(one).toEqual(found[0]);
    expect(found[0]).toHaveLength(1);
  });

  it('keep water apart from the particle that is written alike', () => {
    expect(stems('فلتر ماء')).toEqual(stems('فلتر مياه'));
    expect(stems('ماء')).not.toEqual(stems('ما'));
  });

  it('leave out what says nothing about the service', () => {
    expect(stems('I need someone to fix the toilet')).toEqual(stems('fix toilet'));
    expect(stems('نبي فني تكييف قريب مني')).toEqual(stems('تكييف'));
    expect(stems('؟! … — ')).toEqual([]);
  });
});
