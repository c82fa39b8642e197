import { z } from 'zod';

import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import {
  BasicSection,
  LocationSection,
  type ContactSection,
  type SocialSection,
} from './sections.ts';

/** The owner of the store. In every event: their key seals the words, whoever acted. */
export const ofOwner = { ownerId: UserId } as const;

/** Who edits the store besides its owner. In the events that all of them are told. */
export const toManagers = { managerIds: z.array(UserId).max(30) } as const;

/** The same, in events that were once recorded without it. */
export const alsoToManagers = { managerIds: toManagers.managerIds.optional() } as const;

/** What the payment provider calls a checkout: it names no person. */
export const ProviderReference = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[A-Za-z0-9_.:-]+$/u);

/** A text in both languages as recorded; one of the two may be empty. */
export const RecordedText = z.strictObject({ ar: PersonalWords, en: PersonalWords });

/** The sections as recorded: what may name a person is sealed. */
export const RecordedBasic = BasicSection.safeExtend({
  name: RecordedText,
  description: RecordedText,
  legalName: PersonalWords,
  registrationNumber: PersonalWords,
});
export type RecordedBasic = z.infer<typeof RecordedBasic>;

/** Empty words stand for what is not there. */
export const RecordedContact = z.strictObject({
  phone: PersonalWords,
  whatsapp: PersonalWords,
  email: PersonalWords,
  website: PersonalWords,
} satisfies Record<keyof ContactSection, unknown>);
export type RecordedContact = z.infer<typeof RecordedContact>;

export const RecordedLocation = LocationSection.safeExtend({ address: RecordedText });
export type RecordedLocation = z.infer<typeof RecordedLocation>;

/** Empty words stand for what is not there. */
export const RecordedSocial = z.strictObject({
  facebook: PersonalWords,
  instagram: PersonalWords,
  tiktok: PersonalWords,
  youtube: PersonalWords,
  telegram: PersonalWords,
  x: PersonalWords,
} satisfies Record<keyof SocialSection, unknown>);
export type RecordedSocial = z.infer<typeof RecordedSocial>;

/** What an admin asks to change in each field; empty where nothing is asked. */
export const StoreChangeNotes = z.strictObject({
  name: PersonalWords,
  description: PersonalWords,
  categoryIds: PersonalWords,
  legalName: PersonalWords,
  registrationNumber: PersonalWords,
  phone: PersonalWords,
  whatsapp: PersonalWords,
  email: PersonalWords,
  website: PersonalWords,
  place: PersonalWords,
  address: PersonalWords,
  point: PersonalWords,
  openingHours: PersonalWords,
  features: PersonalWords,
  social: PersonalWords,
  paymentMethods: PersonalWords,
  media: PersonalWords,
});
export type StoreChangeNotes = z.infer<typeof StoreChangeNotes>;
