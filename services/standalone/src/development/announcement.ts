import process from 'node:process';

import { z } from 'zod';

/** What a program tells whoever runs it, as soon as it serves. */
export const Announcement: z.ZodObject<{
  origin: z.ZodURL;
  paths: z.ZodArray<z.ZodString>;
}> = z.object({
  /** Where it listens: `http://127.0.0.1:41234` */
  origin: z.url(),
  /** What it claims, with everything below: `/api/requests` */
  paths: z.array(z.string()),
});

export type Announcement = z.infer<typeof Announcement>;

/** Tells the process that has started this one that it serves. */
export function announce(announcement: Announcement): void {
  process.send?.(announcement);
}
