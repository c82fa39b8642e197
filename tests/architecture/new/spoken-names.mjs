/** `booking` → `Booking` */
export const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** `booking-moved` → `BookingMoved` */
export const pascal = (words) => words.split('-').map(capital).join('');

/** `move-booking` → `moveBooking` */
export const camel = (words) => words.charAt(0) + pascal(words).slice(1);

/** `move-booking` → `Move booking` */
export const spoken = (words) => capital(words.replaceAll('-', ' '));
