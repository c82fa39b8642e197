import { z } from 'zod';

import { Text } from '../text.ts';

const words = z.strictObject({ ar: Text.trim().max(160), en: Text.trim().max(160) });

/** A picture with its description for people who do not see it; at least one language. */
export const DescribedPicture = z.strictObject({
  id: z.uuidv7(),
  alt: words.refine(({ ar, en }) => ar !== '' || en !== '', { path: ['ar'] }),
});
export type DescribedPicture = z.infer<typeof DescribedPicture>;

/** A picture of something that has a name, which says enough where nobody has described the picture. */
export const NamedPicture = z.strictObject({ id: z.uuidv7(), alt: words });
export type NamedPicture = z.infer<typeof NamedPicture>;

/** Returns the schema of so many pictures at most, in their order, each once. */
export function describedPictures(most: number): z.ZodArray<typeof DescribedPicture> {
  return inOrder(DescribedPicture, most);
}

/** Returns the same of pictures whose description may be left out. */
export function namedPictures(most: number): z.ZodArray<typeof NamedPicture> {
  return inOrder(NamedPicture, most);
}

function inOrder<Picture extends z.core.$ZodType<{ readonly id: string }>>(
  picture: Picture,
  most: number,
): z.ZodArray<Picture> {
  return z
    .array(picture)
    .max(most)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);
}

/** A picture as customers see it, described in their language where it is. */
export const PublicPicture = z.strictObject({ id: z.uuidv7(), alt: z.string() });
export type PublicPicture = z.infer<typeof PublicPicture>;
