/** When a slot was held, and until when. */
export interface Hold {
  readonly createdAt: string;
  readonly heldUntil: string;
}

/**
 * Returns the seconds for which a slot is still held; never more than the whole hold, however wrong the
 * clock of the browser is.
 *
 * @param now in milliseconds
 */
export function secondsLeft({ createdAt, heldUntil }: Hold, now: number): number {
  const end = Date.parse(heldUntil);
  const whole = end - Date.parse(createdAt);
  return Math.ceil(Math.max(0, Math.min(whole, end - now)) / 1000);
}

/** Returns seconds as a clock shows them: `4:05`. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
