/** The year of the copyright line: when the server started or the page was opened. */
export const currentYear: number = new Date().getFullYear();
