/** How many professionals come with one page of the list. */
export const shownToAdmins = 50;
