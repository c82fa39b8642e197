import type { PaymentMethod, StoreFeature } from '@osta/contracts/store/status';
import * as z from 'zod/mini';

import { hoursFields } from '../../../hours/hours-shape.ts';
import { featureNames, paymentMethodNames } from '../../../stores/store-words.ts';

/** The shapes of what this browser keeps of each section until it is saved. */

/** Longer than any field allows. */
const text = z.string().check(z.maxLength(2_000));
const bothLanguages = z.readonly(z.object({ ar: text, en: text }));
const feature = z.custom<StoreFeature>(
  (value) => typeof value === 'string' && Object.hasOwn(featureNames, value),
);
const method = z.custom<PaymentMethod>(
  (value) => typeof value === 'string' && Object.hasOwn(paymentMethodNames, value),
);
const phone = z.readonly(z.object({ number: z.nullable(text), isWrong: z.boolean() }));

export const sectionShapes = {
  basic: z.readonly(
    z.object({
      name: bothLanguages,
      description: bothLanguages,
      trades: z.readonly(z.array(text).check(z.maxLength(20))),
      legalName: text,
      registrationNumber: text,
    }),
  ),
  contact: z.readonly(z.object({ phone, whatsapp: phone, email: text, website: text })),
  location: z.readonly(
    z.object({
      place: z.nullable(text),
      address: bothLanguages,
      point: z.nullable(z.readonly(z.object({ latitude: z.number(), longitude: z.number() }))),
    }),
  ),
  openingHours: z.readonly(z.object(hoursFields)),
  features: z.readonly(z.object({ features: z.readonly(z.array(feature)) })),
  social: z.readonly(
    z.object({
      facebook: text,
      instagram: text,
      tiktok: text,
      youtube: text,
      telegram: text,
      x: text,
    }),
  ),
  'payment-methods': z.readonly(z.object({ methods: z.readonly(z.array(method)) })),
  media: z.readonly(
    z.object({
      pictures: z.readonly(
        z
          .array(z.readonly(z.object({ id: z.uuidv7(), alt: bothLanguages })))
          .check(z.maxLength(30)),
      ),
    }),
  ),
};
