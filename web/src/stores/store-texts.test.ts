import type { StoreContent } from '@osta/contracts/store/api';
import { expect, it } from 'vitest';

import { type StoreNames, storeTexts } from './store-texts.ts';

const names: StoreNames = {
  category: (id) => `trade ${id}`,
  place: (id) => `place ${id}`,
  feature: (id) => id,
  method: (id) => id,
  weekday: (day) => day,
  closed: 'closed',
};
const open = [
  { from: 540, to: 780 },
  { from: 960, to: 1440 },
];
const content = {
  basic: {
    name: { ar: 'النخيل', en: 'Nakheel' },
    description: { ar: '', en: 'Parts.' },
    categoryIds: ['ac'],
    legalName: '',
    registrationNumber: '77',
  },
  contact: null,
  location: {
    placeId: 'tripoli',
    address: { ar: 'شارع', en: '' },
    point: { latitude: 32.5, longitude: 13.25 },
  },
  openingHours: {
    zone: 'Africa/Tripoli',
    week: {
      saturday: open,
      sunday: open,
      monday: open,
      tuesday: open,
      wednesday: open,
      thursday: open,
      friday: [],
    },
    fridayBreak: null,
    exceptions: [{ day: '2026-12-24', hours: [] }],
    leaves: [],
    seasons: [],
  },
  features: { features: ['delivery'] },
  social: { facebook: 'https://facebook.com/n', instagram: null },
  paymentMethods: { methods: ['cash'] },
  media: { pictures: [] },
} as unknown as StoreContent;

it('says every field of a page in lines', () => {
  expect(storeTexts(content, names)).toMatchObject({
    name: ['النخيل', 'Nakheel'],
    description: ['Parts.'],
    categoryIds: ['trade ac'],
    legalName: [],
    phone: [],
    place: ['place tripoli'],
    point: ['32.5, 13.25'],
    features: ['delivery'],
    social: ['https://facebook.com/n'],
  });
  const { openingHours } = storeTexts(content, names);
  expect(openingHours).toContain('saturday: 09:00–13:00, 16:00–24:00');
  expect(openingHours).toContain('friday: closed');
  expect(openingHours).toContain('2026-12-24: closed');
});

it('says when a Friday pauses, with no sign that a reader from right to left turns around', () => {
  const fridayBreak = { from: 720, to: 870 };
  const paused = { ...content, openingHours: { ...content.openingHours, fridayBreak } };
  const { openingHours } = storeTexts(paused as unknown as StoreContent, names);
  expect(openingHours).toContain('friday: closed 12:00–14:30');
});
