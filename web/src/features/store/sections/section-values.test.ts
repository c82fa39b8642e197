import type { StoreContent } from '@osta/contracts/store/api';
import { describe, expect, it } from 'vitest';

import { sectionShapes } from './section-shapes.ts';
import {
  addressOrNull,
  basicBody,
  basicValues,
  contactBody,
  contactValues,
  emptyBasic,
  locationBody,
  locationValues,
  mediaBody,
  mediaValues,
  socialBody,
  socialValues,
} from './section-values.ts';

const content = {
  basic: {
    name: { ar: 'محل النخيل', en: '' },
    description: { ar: '', en: 'Parts for every air conditioner.' },
    categoryIds: ['ac'],
    legalName: 'شركة النخيل',
    registrationNumber: '12345',
  },
  contact: {
    phone: '+218912345678',
    whatsapp: null,
    email: 'nakheel@example.ly',
    website: 'https://nakheel.example.ly',
  },
  location: {
    placeId: 'tripoli',
    address: { ar: 'شارع الجمهورية', en: '' },
    point: { latitude: 32.88, longitude: 13.19 },
  },
  social: {
    facebook: 'https://facebook.com/nakheel',
    instagram: null,
    tiktok: null,
    youtube: null,
    telegram: null,
    x: null,
  },
  media: {
    pictures: [{ id: '01980000-0000-7000-8000-000000000001', alt: { ar: 'الواجهة', en: '' } }],
  },
} as unknown as StoreContent;

describe('a section', () => {
  it('comes back from the form as it went in', () => {
    expect(basicBody(basicValues(content))).toEqual(content.basic);
    expect(contactBody(contactValues(content))).toEqual(content.contact);
    expect(locationBody(locationValues(content))).toEqual(content.location);
    expect(socialBody(socialValues(content))).toEqual(content.social);
    expect(mediaBody(mediaValues(content))).toEqual(content.media);
  });

  it('is not sent while something is missing', () => {
    const contact = contactValues(content);
    const missing = { number: null, isWrong: false };
    expect(contactBody({ ...contact, phone: missing })).toBeNull();
    expect(contactBody({ ...contact, whatsapp: { number: null, isWrong: true } })).toBeNull();
    expect(locationBody({ ...locationValues(content), point: null })).toBeNull();
    const [picture] = mediaValues(content).pictures;
    if (picture === undefined) throw new Error('no picture');
    expect(mediaBody({ pictures: [{ ...picture, alt: { ar: ' ', en: '' } }] })).toBeNull();
  });

  it('is kept in this browser with a shape, and nothing else is restored', () => {
    expect(sectionShapes.basic.safeParse(basicValues(content)).success).toBe(true);
    expect(sectionShapes.basic.safeParse(emptyBasic).success).toBe(true);
    expect(sectionShapes.contact.safeParse(contactValues(content)).success).toBe(true);
    expect(sectionShapes.location.safeParse(locationValues(content)).success).toBe(true);
    expect(sectionShapes.social.safeParse(socialValues(content)).success).toBe(true);
    expect(sectionShapes.media.safeParse(mediaValues(content)).success).toBe(true);
    expect(sectionShapes.basic.safeParse({ name: 'a text' }).success).toBe(false);
    expect(sectionShapes.features.safeParse({ features: ['nonsense'] }).success).toBe(false);
  });
});

describe('an address', () => {
  it.each([
    ['facebook.com/nakheel', 'https://facebook.com/nakheel'],
    [' http://nakheel.ly ', 'https://nakheel.ly'],
    ['https://nakheel.ly/ar', 'https://nakheel.ly/ar'],
    ['  ', null],
  ])('%s is sent as %s', (typed, sent) => {
    expect(addressOrNull(typed)).toBe(sent);
  });
});
