/** Professionals per page of the list. */
export const shownToAdmins = 50;
