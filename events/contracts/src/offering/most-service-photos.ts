/** The most photos that a service shows. */
export const mostServicePhotos = 6;
