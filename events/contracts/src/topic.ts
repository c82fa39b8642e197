import { z } from 'zod';

/**
 * One kind of stream. Its events travel together: one topic of the broker, one event table.
 *
 * `account` and `redirect` are recorded by identity; the others by the service of the same name.
 */
export const Topic = z.enum(['account', 'professional', 'request', 'notification', 'redirect']);
export type Topic = z.infer<typeof Topic>;
