import { MyBookings } from '@osta/contracts/booking/my-data';
import type { Route } from '@osta/platform/http/define-route';
import { myDataRoute } from '@osta/platform/http/my-data-route';

import type { FindMyBookings } from '../queries/my-bookings.ts';

/** Returns the route of `/api/bookings/my-data`. */
export function myDataRoutes(findMyBookings: FindMyBookings): readonly Route[] {
  return [
    myDataRoute({
      path: '/api/bookings/my-data',
      operationId: 'getMyBookings',
      summary: 'Export what is known of your bookings, as a part of your data',
      answer: MyBookings,
      find: findMyBookings,
    }),
  ];
}
