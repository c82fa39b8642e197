import { z } from 'zod';

/** `true` or `false` in a query. */
export const Flag = z.enum(['true', 'false']).transform((text) => text === 'true');
