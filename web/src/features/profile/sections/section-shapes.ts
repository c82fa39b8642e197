import type { SpokenLanguage } from '@osta/contracts/professional/spoken-language';
import * as z from 'zod/mini';

import { isSpokenLanguage } from '../../../professionals/language-names.ts';

/** The shapes of what this browser keeps of each section until it is saved. */

/** Longer than any field allows. */
const text = z.string().check(z.maxLength(2_000));
const texts = z.readonly(z.array(text).check(z.maxLength(50)));
const bothLanguages = z.readonly(z.object({ ar: text, en: text }));

const point = z.readonly(z.object({ latitude: z.number(), longitude: z.number() }));

export const sectionShapes = {
  general: z.readonly(
    z.object({ trades: texts, place: z.nullable(text), headline: bothLanguages, years: text }),
  ),
  languages: z.readonly(
    z.object({
      languages: z.readonly(
        z.array(z.custom<SpokenLanguage>(isSpokenLanguage)).check(z.maxLength(20)),
      ),
    }),
  ),
  gallery: z.readonly(
    z.object({
      pictures: z.readonly(
        z
          .array(z.readonly(z.object({ id: z.uuidv7(), alt: bothLanguages })))
          .check(z.maxLength(30)),
      ),
    }),
  ),
  equipments: z.readonly(z.object({ known: texts, arabic: texts, english: texts })),
  names: z.readonly(z.object({ arabic: text, latin: text })),
  area: z.readonly(
    z.object({
      center: z.nullable(point),
      shape: z.enum(['circle', 'drawn']),
      radiusMeters: z.number(),
      corners: z.readonly(z.array(point).check(z.maxLength(50))),
      places: texts,
    }),
  ),
  requests: z.readonly(
    z.object({
      accepts: z.boolean(),
      most: z.nullable(z.number()),
      // What was no number isn’t kept
      isMostBroken: z.pipe(
        z.boolean(),
        z.transform(() => false),
      ),
      least: z.nullable(z.number()),
      services: z.readonly(z.array(text).check(z.maxLength(100))),
    }),
  ),
};
