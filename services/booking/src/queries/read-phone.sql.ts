/** Reads a telephone number. Primary key of `phone`. Parameter: the person. */
export const readPhoneSql = {
  name: 'booking.read-phone',
  text: 'select number from phone where id = $1',
} as const;
