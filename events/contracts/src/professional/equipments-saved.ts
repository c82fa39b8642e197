import { EquipmentId } from '@osta/reference/equipment-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { PersonalWords } from '../personal-words.ts';
import { mostEquipments } from './most-equipments.ts';

/** The equipment that a professional brings, from now on: all of it. */
export const EquipmentsSaved = event('osta.professional.equipments-saved', {
  /** Those of the list, each once. */
  knownIds: z.array(EquipmentId).max(mostEquipments),
  /** What the list does not have, in one or both languages; the other one is empty. */
  own: z.array(z.strictObject({ ar: PersonalWords, en: PersonalWords })).max(mostEquipments),
});
export type EquipmentsSaved = z.infer<typeof EquipmentsSaved>;
