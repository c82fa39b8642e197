import { bookingOperations } from '@osta/contracts/booking/operations';
import type { Route } from '@osta/platform/http/define-route';
import { myDataRoute } from '@osta/platform/http/my-data-route';

import type { FindMyBookings } from '../queries/my-bookings.ts';

/** Returns the route of `/api/bookings/my-data`. */
export function myDataRoutes(findMyBookings: FindMyBookings): readonly Route[] {
  return [myDataRoute(bookingOperations.getMyBookings, findMyBookings)];
}
