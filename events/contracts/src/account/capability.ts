import { z } from 'zod';

/** Capabilities of an account beyond its kind (docs/spec.md §6). */
export const Capability = z.enum(['store_management']);
export type Capability = z.infer<typeof Capability>;
