import { z } from 'zod';

import { Text } from '../text.ts';

/** A picture with its description for people who do not see it; at least one language. */
export const DescribedPicture = z.strictObject({
  id: z.uuidv7(),
  alt: z
    .strictObject({ ar: Text.trim().max(160), en: Text.trim().max(160) })
    .refine(({ ar, en }) => ar !== '' || en !== '', { path: ['ar'] }),
});
export type DescribedPicture = z.infer<typeof DescribedPicture>;

/** Returns the schema of so many pictures at most, in their order, each once. */
export function describedPictures(most: number): z.ZodArray<typeof DescribedPicture> {
  return z
    .array(DescribedPicture)
    .max(most)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);
}

/** A picture as customers see it, described in their language where it is. */
export const PublicPicture = z.strictObject({ id: z.uuidv7(), alt: z.string() });
export type PublicPicture = z.infer<typeof PublicPicture>;
