/** One Libyan dinar in dirham, in which all money is counted. */
export const dirhamPerDinar = 1000;
