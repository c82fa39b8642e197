/** The minimum length of a password, as in the service (ASVS 5.0 §6.2). */
export const shortestPassword = 8;
export const longestPassword = 128;

/** Digits of an emailed code. */
export const codeLength = 6;
