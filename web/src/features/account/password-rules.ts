/** How long passwords may be, as the service has it (ASVS 5.0 §6.2). */
export const shortestPassword = 8;
export const longestPassword = 128;

/** Digits of a code from a mail. */
export const codeLength = 6;
