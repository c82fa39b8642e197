import * as z from 'zod/mini';

import type { RequestDraft } from './request-draft.ts';

/** Longer than any field allows. */
const text = z.string().check(z.maxLength(2_000));
const choice = z.nullable(text);
const amount = z.nullable(z.int());

/** The shape of what this browser keeps of a changed request until it is saved. */
export const requestShape: z.ZodMiniType<RequestDraft> = z.object({
  service: choice,
  description: text,
  place: choice,
  address: text,
  budget: z.enum(['amounts', 'unknown']),
  least: amount,
  most: amount,
  when: z.enum(['flexible', 'windows']),
  windows: z.array(z.object({ day: choice, from: choice, to: choice })),
  photos: z.array(text),
  to: z.enum(['all', 'chosen']),
  professionals: z.nullable(z.array(text)),
});
