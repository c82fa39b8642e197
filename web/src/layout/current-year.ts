/** For the copyright line: the year in which the server was started or the page was opened. */
export const currentYear: number = new Date().getFullYear();
