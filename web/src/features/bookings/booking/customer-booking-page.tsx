import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { BookingDetails } from './booking-details.tsx';

const route = getRouteApi('/_default/customer/bookings/$id');

/** A booking for its customer. */
export function CustomerBookingPage(): ReactNode {
  const { id } = route.useParams();
  return (
    <div className="web-page">
      <BookingDetails bookingId={id} reader="customer" />
    </div>
  );
}
