import { CategoryId } from '@osta/reference/category-id';
import { PlaceId } from '@osta/reference/place-id';
import { z } from 'zod';

import { GeoPoint } from '../geo-point.ts';
import { Availability } from '../offering/availability.ts';
import { Text } from '../text.ts';
import { PaymentMethod, StoreFeature } from './status.ts';
import { isAddressOn, isWebAddress, type SocialNetwork } from './web-address.ts';

/** A text in one or both languages, or empty. Readers get the one there is: `inLanguage`. */
function words(most: number): z.ZodObject<{ ar: typeof Text; en: typeof Text }, z.core.$strict> {
  return z.strictObject({ ar: Text.trim().max(most), en: Text.trim().max(most) });
}

/** What the store is. Also the body of `POST /api/stores`, which begins one. */
export const BasicSection = z.strictObject({
  /** At least one language. */
  name: words(80).refine(({ ar, en }) => ar.length > 1 || en.length > 1, { path: ['ar'] }),
  /** Both may be empty. */
  description: words(1000),
  categoryIds: z
    .array(CategoryId)
    .min(1)
    .max(3)
    .refine((ids) => new Set(ids).size === ids.length),
  /** As in the commercial register; for admins alone. May be empty. */
  legalName: Text.trim().max(120),
  /** Of the commercial register; for admins alone. May be empty. */
  registrationNumber: Text.trim().max(40),
});
export type BasicSection = z.infer<typeof BasicSection>;

/** What a member of the staff does in the store. At least one language. */
export const StaffTitle = words(60).refine(({ ar, en }) => ar.length > 1 || en.length > 1, {
  path: ['ar'],
});

/** A telephone number in international format: `+218912345678`. */
const Phone = z.string().regex(/^\+[1-9]\d{7,14}$/u);

/** How customers reach the store. */
export const ContactSection = z.strictObject({
  phone: Phone,
  whatsapp: Phone.nullable(),
  email: z.email().max(200).nullable(),
  /** An address that begins with https. */
  website: Text.max(300).refine(isWebAddress).nullable(),
});
export type ContactSection = z.infer<typeof ContactSection>;

/** Where the store is. Customers see the exact point. */
export const LocationSection = z.strictObject({
  placeId: PlaceId,
  /** Street and landmark, as people would tell the way; at least one language. */
  address: words(200).refine(({ ar, en }) => ar.length > 1 || en.length > 1, { path: ['ar'] }),
  point: GeoPoint,
});
export type LocationSection = z.infer<typeof LocationSection>;

/** When the store is open: week, break on Friday, seasons, days off, single days, and the zone. */
export const OpeningHoursSection = Availability;
export type OpeningHoursSection = z.infer<typeof OpeningHoursSection>;

/** What the store offers on the spot; may be empty. */
export const FeaturesSection = z.strictObject({ features: setOf(StoreFeature) });
export type FeaturesSection = z.infer<typeof FeaturesSection>;

/** The addresses of the store on social networks; `null`: it is not there. */
export const SocialSection = z.strictObject({
  facebook: addressOn('facebook'),
  instagram: addressOn('instagram'),
  tiktok: addressOn('tiktok'),
  youtube: addressOn('youtube'),
  telegram: addressOn('telegram'),
  x: addressOn('x'),
});
export type SocialSection = z.infer<typeof SocialSection>;

/** How customers can pay in the store. */
export const PaymentMethodsSection = z.strictObject({ methods: setOf(PaymentMethod) });
export type PaymentMethodsSection = z.infer<typeof PaymentMethodsSection>;

/** Each value at most once. */
function setOf<Member extends z.ZodEnum>(member: Member): z.ZodArray<Member> {
  return z
    .array(member)
    .max(Object.keys(member.enum).length)
    .refine((all) => new Set(all).size === all.length);
}

function addressOn(network: SocialNetwork): z.ZodNullable<z.ZodString> {
  return Text.max(300)
    .refine((text) => isAddressOn(network, text))
    .nullable();
}
