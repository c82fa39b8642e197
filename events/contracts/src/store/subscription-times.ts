/** Days of the free trial, which every store has once. */
export const trialDays = 30;

/** Days after a period in which the page stays public, though nothing was paid. */
export const graceDays = 7;

/** Days after the grace in which a payment brings the page back. Then the subscription ends. */
export const unpaidDays = 90;

/** Days before the end of a trial or of a paid time at which its owner is reminded. */
export const periodReminders: readonly number[] = [7, 1];

/** Days before the end of the grace at which the owner is reminded. */
export const graceReminders: readonly number[] = [3, 1];

/** Days before the end of the time to pay, with the page hidden, at which the owner is reminded. */
export const unpaidReminders: readonly number[] = [60, 30, 7];
