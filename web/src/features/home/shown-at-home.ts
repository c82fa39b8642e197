/** How many professionals the front page shows. */
export const shownAtHome = 6;
