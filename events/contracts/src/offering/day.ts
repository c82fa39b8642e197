import { z } from 'zod';

/** A calendar day without a zone: `2026-11-22`. Text order is the order of days. */
export const Day = z.iso.date().brand<'Day'>();
export type Day = z.infer<typeof Day>;
