import type { LocalizedText } from '@osta/contracts/locale';
import type { DescribedPicture } from '@osta/contracts/picture/described';
import type { CreateStoreRequest, StoreContent } from '@osta/contracts/store/api';
import type { MediaSection } from '@osta/contracts/store/media';
import type { ContactSection, SocialSection } from '@osta/contracts/store/sections';
import type { PaymentMethod, StoreFeature } from '@osta/contracts/store/status';
import type { SocialNetwork } from '@osta/contracts/store/web-address';
import type { GeoPoint } from '@osta/ui-kit';

import type { InputOf } from '../../../api/call.ts';
import { hasWords } from '../../../pictures/has-words.ts';

/** What the store is, in the form. */
export interface BasicValues {
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly trades: readonly string[];
  readonly legalName: string;
  readonly registrationNumber: string;
}

/** A number in the form: it may be wrong, which is not the same as left out. */
export interface TypedPhone {
  /** E.164 */
  readonly number: string | null;
  readonly isWrong: boolean;
}

/** How customers reach the store, in the form. */
export interface ContactValues {
  readonly phone: TypedPhone;
  readonly whatsapp: TypedPhone;
  readonly email: string;
  readonly website: string;
}

/** Where the store is, in the form. */
export interface LocationValues {
  readonly place: string | null;
  readonly address: LocalizedText;
  readonly point: GeoPoint | null;
}

export interface FeaturesValues {
  readonly features: readonly StoreFeature[];
}

/** The addresses on social networks, as typed. */
export type SocialValues = { readonly [Network in SocialNetwork]: string };

export interface PaymentMethodsValues {
  readonly methods: readonly PaymentMethod[];
}

export interface MediaValues {
  readonly pictures: readonly DescribedPicture[];
}

const noText: LocalizedText = { ar: '', en: '' };
const noPhone: TypedPhone = { number: null, isWrong: false };

export const emptyBasic: BasicValues = {
  name: noText,
  description: noText,
  trades: [],
  legalName: '',
  registrationNumber: '',
};

/** Returns the form's values. */
export function basicValues({ basic }: StoreContent): BasicValues {
  const { name, description, categoryIds, legalName, registrationNumber } = basic;
  return { name, description, trades: categoryIds, legalName, registrationNumber };
}

/** Returns what is sent. */
export function basicBody(values: BasicValues): CreateStoreRequest {
  const { name, description, trades, legalName, registrationNumber } = values;
  return {
    name: trimmed(name),
    description: trimmed(description),
    categoryIds: [...trades],
    legalName: legalName.trim(),
    registrationNumber: registrationNumber.trim(),
  };
}

/** Returns the form's values; empty before the section was saved. */
export function contactValues({ contact }: StoreContent): ContactValues {
  if (contact === null) return { phone: noPhone, whatsapp: noPhone, email: '', website: '' };
  const { phone, whatsapp, email, website } = contact;
  return {
    phone: { number: phone, isWrong: false },
    whatsapp: { number: whatsapp, isWrong: false },
    email: email ?? '',
    website: website ?? '',
  };
}

/** Returns what is sent; `null` without a number. */
export function contactBody({
  phone,
  whatsapp,
  email,
  website,
}: ContactValues): ContactSection | null {
  if (phone.number === null || whatsapp.isWrong) return null;
  return {
    phone: phone.number,
    whatsapp: whatsapp.number,
    email: textOrNull(email),
    website: addressOrNull(website),
  };
}

/** Returns the form's values; empty before the section was saved. */
export function locationValues({ location }: StoreContent): LocationValues {
  if (location === null) return { place: null, address: noText, point: null };
  const { placeId, address, point } = location;
  return { place: placeId, address, point };
}

type LocationBody = InputOf<'PUT /api/stores/{storeId}/sections/location'>['body'];

/** Returns what is sent; `null` without a place or a point. */
export function locationBody({ place, address, point }: LocationValues): LocationBody | null {
  if (place === null || point === null) return null;
  const { latitude, longitude } = point;
  return { placeId: place, address: trimmed(address), point: { latitude, longitude } };
}

/** Returns the form's values. */
export function socialValues({ social }: StoreContent): SocialValues {
  return mapNetworks((network) => social[network] ?? '');
}

/** Returns what is sent. */
export function socialBody(values: SocialValues): SocialSection {
  return mapNetworks((network) => addressOrNull(values[network]));
}

/** Returns the form's values. */
export function mediaValues({ media }: StoreContent): MediaValues {
  return { pictures: media.pictures };
}

/** Returns what is sent; `null` while a picture has no words. */
export function mediaBody({ pictures }: MediaValues): MediaSection | null {
  if (pictures.some(({ alt }) => !hasWords(alt))) return null;
  return { pictures: pictures.map(({ id, alt }) => ({ id, alt: trimmed(alt) })) };
}

/** Returns an address as it is sent: people leave out `https://`. */
export function addressOrNull(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const secure = text.replace(/^http:\/\//iu, 'https://');
  return /^https:\/\//iu.test(secure) ? secure : `https://${secure}`;
}

function textOrNull(typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : text;
}

function trimmed({ ar, en }: LocalizedText): { ar: string; en: string } {
  return { ar: ar.trim(), en: en.trim() };
}

function mapNetworks<Part>(part: (network: SocialNetwork) => Part): Record<SocialNetwork, Part> {
  return {
    facebook: part('facebook'),
    instagram: part('instagram'),
    tiktok: part('tiktok'),
    youtube: part('youtube'),
    telegram: part('telegram'),
    x: part('x'),
  };
}
