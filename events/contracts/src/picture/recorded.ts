import { z } from 'zod';

import { type PersonalField, PersonalWords } from '../personal-words.ts';

const RecordedPicture = z.strictObject({
  id: z.uuidv7(),
  /** What it shows; empty in a language in which nobody has said it. */
  alt: z.strictObject({ ar: PersonalWords, en: PersonalWords }),
});

/** Returns the schema of so many pictures at most as they are recorded: what people say of them is sealed. */
export function recordedPictures(most: number): z.ZodArray<typeof RecordedPicture> {
  return z.array(RecordedPicture).max(most);
}

/** Returns where an event holds what people say of its pictures. */
export function wordsOfPictures(
  member: string,
  most: number,
  of: PersonalField['of'],
): readonly PersonalField[] {
  return Array.from({ length: most }, (_, place) =>
    (['ar', 'en'] as const).map((language): PersonalField => ({
      path: [member, String(place), 'alt', language],
      of,
    })),
  ).flat();
}
