/** Reads one booking. Primary key. Parameter: its id. */
export const findBooking = {
  name: 'booking.find-booking',
  text: 'select version, state, created_at from booking where id = $1',
} as const;

/** Lists the bookings of a series by their place in it. `booking_series_id_idx`. Parameter: the series. */
export const listSeries = {
  name: 'booking.list-series',
  text: "select id, state from booking where series_id = $1 order by (state -> 'series' ->> 'position')::int",
} as const;
