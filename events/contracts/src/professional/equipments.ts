import { EquipmentId } from '@osta/reference/equipment-id';
import { z } from 'zod';

import { inEitherLanguage } from '../either-language.ts';
import { Text } from '../text.ts';
import { mostEquipments } from './most-equipments.ts';

/** Equipment that the list does not have, in at least one language. */
const OwnEquipment = inEitherLanguage(Text.trim().max(60)).refine(
  ({ ar, en }) => ar !== '' || en !== '',
  { path: ['ar'] },
);

/** `PUT /api/professional/equipments`: all that the professional brings, in their order. */
export const Equipments = z
  .strictObject({
    knownIds: z.array(EquipmentId).max(mostEquipments),
    own: z.array(OwnEquipment).max(mostEquipments),
  })
  .refine(({ knownIds, own }) => new Set(knownIds).size + own.length <= mostEquipments, {
    path: ['own'],
  });
export type Equipments = z.input<typeof Equipments>;

/** `GET /api/professional/equipments`: what is saved, and what can be chosen. */
export const MyEquipments = z.strictObject({
  knownIds: z.array(EquipmentId),
  own: z.array(z.strictObject({ ar: z.string(), en: z.string() })),
  /** Of the trades of the profile, and what is chosen already; names are in the reader's language. */
  choices: z.array(z.strictObject({ id: EquipmentId, name: z.string() })),
});
export type MyEquipments = z.infer<typeof MyEquipments>;
