import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { BookingDetails } from './booking-details.tsx';

const route = getRouteApi('/_professional/professional/bookings/$id');

/** A booking for its professional. */
export function ProfessionalBookingPage(): ReactNode {
  const { id } = route.useParams();
  return <BookingDetails bookingId={id} reader="professional" />;
}
