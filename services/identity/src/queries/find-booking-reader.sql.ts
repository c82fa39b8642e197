/** Whether a person does not want mail about bookings. Primary key. Parameter: the person. */
export const findBookingMailOff = {
  name: 'identity.find-booking-mail-off',
  text: 'select from booking_mail_off where person_id = $1::uuid',
} as const;
