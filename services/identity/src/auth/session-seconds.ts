/** The lifetime of a session: seven days after sign-in, used or not (ASVS 5.0 §7.3). */
export const sessionSeconds = 7 * 86_400;
