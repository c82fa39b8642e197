import { weeklyHours } from '@osta/contracts/offering/weekly-hours';
import { expect, it } from 'vitest';

import type { SaidContent, StoreNames } from '../../../stores/store-texts.ts';
import { sectionDifferences, withSection } from './section-differences.ts';

const names: StoreNames = {
  category: (id) => `trade ${id}`,
  place: (id) => `place ${id}`,
  feature: (id) => id,
  method: (id) => id,
  weekday: (day) => day,
  closed: 'closed',
};

const picture = { id: '01980000-0000-7000-8000-000000000001', alt: { ar: 'الواجهة', en: '' } };
const other = { id: '01980000-0000-7000-8000-000000000002', alt: { ar: 'الداخل', en: 'Inside' } };

const saved: SaidContent = {
  basic: {
    name: { ar: 'النخيل', en: '' },
    description: { ar: '', en: 'Parts.' },
    categoryIds: ['ac'],
    legalName: '',
    registrationNumber: '',
  },
  contact: null,
  location: null,
  openingHours: weeklyHours([{ from: 540, to: 780 }], []),
  features: { features: ['delivery', 'wifi'] },
  social: {
    facebook: null,
    instagram: null,
    tiktok: null,
    youtube: null,
    telegram: null,
    x: null,
  },
  paymentMethods: { methods: ['cash'] },
  media: { pictures: [picture, other] },
};

it('names the fields of a section that say something else, and only what the other side lacks', () => {
  const basic = { ...saved.basic, name: { ar: 'النخيل', en: 'Nakheel' }, legalName: 'شركة' };
  expect(sectionDifferences(withSection(saved, 'basic', basic), saved, names)).toEqual([
    { field: 'name', mine: ['Nakheel'], saved: [] },
    { field: 'legalName', mine: ['شركة'], saved: [] },
  ]);
  const features = { features: ['delivery', 'parking'] as const };
  const mine = withSection(saved, 'features', { features: [...features.features] });
  expect(sectionDifferences(mine, saved, names)).toEqual([
    { field: 'features', mine: ['parking'], saved: ['wifi'] },
  ]);
});

it('names the days with other hours, and a part that nobody had saved', () => {
  const hours = weeklyHours([{ from: 540, to: 780 }], [{ from: 900, to: 960 }]);
  expect(sectionDifferences(withSection(saved, 'openingHours', hours), saved, names)).toEqual([
    { field: 'openingHours', mine: ['friday: 15:00–16:00'], saved: ['friday: closed'] },
  ]);
  const contact = { phone: '+218912345678', whatsapp: null, email: null, website: null };
  expect(sectionDifferences(withSection(saved, 'contact', contact), saved, names)).toEqual([
    { field: 'phone', mine: ['+218912345678'], saved: [] },
  ]);
  expect(withSection(saved, 'contact', null)).toBe(saved);
});

it('shows pictures in their order, which counts', () => {
  const mine = withSection(saved, 'media', { pictures: [other, picture] });
  expect(sectionDifferences(mine, saved, names)).toEqual([
    {
      field: 'media',
      mine: ['الداخل · Inside', 'الواجهة'],
      saved: ['الواجهة', 'الداخل · Inside'],
    },
  ]);
  expect(sectionDifferences(saved, saved, names)).toEqual([]);
});
