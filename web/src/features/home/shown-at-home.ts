/** Professionals on the home page. */
export const shownAtHome = 6;
