import { z } from 'zod';

/**
 * One kind of stream. Its events travel together: one topic of the broker, one event table.
 *
 * `account` is recorded by identity; the others by the service of the same name.
 */
export const Topic = z.enum(['account', 'professional', 'request', 'notification']);
export type Topic = z.infer<typeof Topic>;
