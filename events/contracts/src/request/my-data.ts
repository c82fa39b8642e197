import { z } from 'zod';

import { MyRecord } from '../my-record.ts';
import { RequestView } from './api.ts';

/** `GET /api/requests/my-data`: every request that the caller has a part in, and all they did and wrote. */
export const MyRequests = z.strictObject({
  requests: z.array(RequestView),
  history: z.array(MyRecord),
});
export type MyRequests = z.infer<typeof MyRequests>;
