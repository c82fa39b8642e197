/** Professionals on the home page. */
export const shownAtHome = 6;

/** Stores on the home page: one row on a desk. */
export const storesAtHome = 3;
