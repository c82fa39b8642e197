import { mostServicePhotos } from '@osta/contracts/offering/most-service-photos';
import * as z from 'zod/mini';

import { hoursFields } from '../hours/hours-shape.ts';

/**
 * The shapes of everything that is carried to the other language, by name. Passwords and one-time
 * codes must not be here. Loaded only when something was carried: this keeps zod out of every
 * visitor's script.
 */

/** Longer than any form field allows. */
const text = z.string().check(z.maxLength(2_000));
const textOrNull = z.nullable(text);
const address = z.string().check(z.maxLength(254));
const addressOrNull = z.nullable(address);
/** Integer dirham. */
const amount = z.nullable(z.int().check(z.nonnegative()));
const dayAndTime = z.readonly(z.object({ day: textOrNull, time: textOrNull }));
const isOpen = z.boolean();
const bothLanguages = z.readonly(z.object({ ar: text, en: text }));

/** A form: its fields that may be kept, and whether its errors are shown. */
function form<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.readonly(z.object({ values: z.readonly(z.object(fields)), isChecked: z.boolean() }));
}

export const carriedShapes = {
  'signup-step': z.readonly(
    z.object({ name: z.enum(['email', 'code', 'details']), email: address }),
  ),
  'signup-kind': z.enum(['customer', 'professional', 'business']),
  'signup-details': form({ name: text }),
  'login-step': z.readonly(
    z.object({ name: z.enum(['password', 'email', 'code']), email: address }),
  ),
  login: form({ email: text }),
  'code-to': form({ email: text }),
  'confirm-email': addressOrNull,
  'forgot-password': form({ email: text }),
  'reset-password': form({ email: text }),

  name: form({ name: text }),
  'row-is-open': isOpen,
  'email-sent-to': addressOrNull,
  'new-email': form({ email: text }),
  'phone-is-open': isOpen,
  'phone-sent-to': textOrNull,
  phone: form({ phone: textOrNull }),

  'redirect-wanted': text,
  'service-wanted': text,
  'trades-open': z.readonly(z.array(text).check(z.maxLength(50))),

  search: z.readonly(z.object({ service: textOrNull, what: text, place: textOrNull, where: text })),
  'offer-is-open': isOpen,
  offer: form({
    kind: z.enum(['fixed', 'range', 'visit-first']),
    amount,
    least: amount,
    most: amount,
    start: dayAndTime,
    until: dayAndTime,
    note: text,
  }),
  'service-offer': form({
    service: textOrNull,
    name: bothLanguages,
    description: bothLanguages,
    pricing: z.enum(['fixed', 'hourly', 'from', 'visit-first']),
    amount,
    duration: text,
    before: text,
    after: text,
    interval: text,
    notice: text,
    horizon: text,
    cap: amount,
    confirmation: z.enum(['instant', 'approval']),
    cancellation: z.enum(['flexible', 'moderate', 'strict']),
  }),
  'service-photos': z.readonly(
    z
      .array(z.readonly(z.object({ id: text, alt: bothLanguages })))
      .check(z.maxLength(mostServicePhotos)),
  ),
  'service-hours': form(hoursFields),
  'proposal-is-open': isOpen,
  proposal: form({ price: amount, start: dayAndTime, note: text }),

  /** How many pages of a list are shown. */
  'pages-shown': z.int().check(z.nonnegative(), z.maximum(20)),
  /**
   * The scroll position as a share of the page's height: the other language is longer or shorter.
   */
  scrolled: z.number().check(z.minimum(0), z.maximum(1)),
} satisfies Readonly<Record<string, z.ZodMiniType>>;

export type Carried = {
  readonly [Name in keyof typeof carriedShapes]: z.infer<(typeof carriedShapes)[Name]>;
};
