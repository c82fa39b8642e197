import process from 'node:process';

import { z } from 'zod';

/** The message of a program to its parent process when it serves. */
export const Announcement: z.ZodObject<{
  origin: z.ZodURL;
  paths: z.ZodArray<z.ZodString>;
}> = z.object({
  /** The address on which it listens: `http://127.0.0.1:41234` */
  origin: z.url(),
  /** The path prefixes that it claims: `/api/requests` */
  paths: z.array(z.string()),
});

export type Announcement = z.infer<typeof Announcement>;

/** Reports to the parent process that this one serves. */
export function announce(announcement: Announcement): void {
  process.send?.(announcement);
}
