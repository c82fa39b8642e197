import { z } from 'zod';

import { UserId } from '../ids.ts';
import { PersonalWords } from '../personal-words.ts';
import { Availability } from './availability.ts';
import { RecordedHiding } from './hiding.ts';
import { Offer } from './offer.ts';
import { OfferingStatus } from './status.ts';

const RecordedText = z.strictObject({ ar: PersonalWords, en: PersonalWords });

/** An offer as recorded: the professional's words are sealed. */
export const RecordedOffer = Offer.safeExtend({ name: RecordedText, description: RecordedText });
export type RecordedOffer = z.infer<typeof RecordedOffer>;

/**
 * The data of every event of an offered service: all of it as it is from then on. A copy keeps the data
 * of the newest event and needs no other.
 */
export const recordedOffering = {
  professionalId: UserId,
  status: OfferingStatus,
  offer: RecordedOffer,
  availability: Availability,
  /** Absent: no admin hides it. */
  hidden: RecordedHiding.optional(),
} as const;

export const RecordedOffering = z.strictObject(recordedOffering);
export type RecordedOffering = z.infer<typeof RecordedOffering>;
