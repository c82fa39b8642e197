/** How many professionals the page of a service shows. */
export const shownOnService = 3;
