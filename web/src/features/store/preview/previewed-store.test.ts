import { StoreContent } from '@osta/contracts/store/api';
import { expect, it } from 'vitest';

import { valuesOf } from '../../../hours/availability-values.ts';
import { contactValues, socialValues } from '../sections/section-values.ts';
import { usualHours } from '../sections/usual-hours.ts';
import { previewedStore } from './previewed-store.ts';

const saved = StoreContent.parse({
  basic: {
    name: { ar: 'محل الواحة', en: '' },
    description: { ar: '', en: '' },
    categoryIds: ['plumbing'],
    legalName: '',
    registrationNumber: '',
  },
  contact: { phone: '+218912345678', whatsapp: null, email: null, website: null },
  location: null,
  openingHours: usualHours,
  features: { features: ['parking'] },
  social: { facebook: null, instagram: null, tiktok: null, youtube: null, telegram: null, x: null },
  paymentMethods: { methods: [] },
  media: { pictures: [] },
});

it('shows what is saved until something is typed, and then that', () => {
  expect(previewedStore(saved, {})).toMatchObject({
    name: { ar: 'محل الواحة', en: '' },
    hours: usualHours,
    features: ['parking'],
    placeId: null,
  });
  const typed = {
    features: { features: ['parking', 'delivery'] },
    location: { place: 'm-tajura', address: { ar: 'الساحلي', en: '' }, point: null },
  } as const;
  expect(previewedStore(saved, typed)).toMatchObject({
    features: ['parking', 'delivery'],
    placeId: 'm-tajura',
    address: { ar: 'الساحلي' },
  });
});

it('shows an empty page before anything is there', () => {
  expect(previewedStore(null, {})).toMatchObject({
    name: { ar: '', en: '' },
    categoryIds: [],
    contact: null,
    hours: null,
    pictures: [],
  });
});

it('does not show what is wrong before it is right', () => {
  const values = valuesOf(usualHours);
  const halfTyped = { ...values, week: { ...values.week, sunday: [{ from: '09:00', to: null }] } };
  const contact = { ...contactValues(saved), website: 'javascript:alert(1)' };
  const social = { ...socialValues(saved), facebook: 'evil.example/page', x: 'x.com/waha' };
  const shown = previewedStore(saved, { openingHours: halfTyped, contact, social });
  expect(shown.hours).toEqual(usualHours);
  expect(shown.contact?.website).toBeNull();
  expect(shown.social).toMatchObject({ facebook: null, x: 'https://x.com/waha' });
  const noPhone = { ...contact, phone: { number: null, isWrong: true } };
  expect(previewedStore(saved, { contact: noPhone }).contact).toBeNull();
});
