import type { z } from 'zod';

import type { EventContent } from './event-content.ts';

/**
 * The schema of an event, as far as others read it: what it accepts, and the schemas of its name and data.
 *
 * Less than Zod's own types, which have every method: to compare an event with them costs the compiler a tenth of a
 * second, and unions of events have dozens.
 */
export interface EventSchema {
  readonly _zod: { readonly output: EventContent };
  readonly shape: {
    readonly type: { readonly value: string };
    readonly data: z.core.$ZodType<EventContent['data']>;
  };
}
