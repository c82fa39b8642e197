import { z } from 'zod';

import { MyRecord } from '../my-record.ts';
import { RequestView } from './api.ts';
import { MyPhoto } from './photos.ts';

/**
 * `GET /api/requests/my-data`: all requests of the caller, as customer or professional, with everything
 * they did and wrote.
 */
export const MyRequests = z.strictObject({
  requests: z.array(RequestView),
  history: z.array(MyRecord),
  /** Also those that no request shows, which are deleted after a day. */
  photos: z.array(MyPhoto),
});
export type MyRequests = z.infer<typeof MyRequests>;
