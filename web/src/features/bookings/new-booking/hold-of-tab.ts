/** The storage keys of the hold that this tab has made, and of the one that it gave back when its page was left. */
const [madeName, leftName] = ['made-hold', 'left-hold'];

/** The storage key of the hold that took the place of another one. */
const nextName = (bookingId: string): string => `hold-after:${bookingId}`;

/** Notes that this tab has made a hold. */
export function noteMadeHold(bookingId: string): void {
  keep(madeName, bookingId);
}

/** Returns whether this tab has made a hold: another tab that shows it leaves it alone. */
export function hasMadeHold(bookingId: string): boolean {
  return read(madeName) === bookingId;
}

/** Notes that a hold is given back only because its page was left. */
export function noteLeftHold(bookingId: string): void {
  keep(leftName, bookingId);
}

/** Notes that a hold was taken again as another one: the history of the tab names the first. */
export function noteNextHold(bookingId: string, nextId: string): void {
  keep(nextName(bookingId), nextId);
  noteMadeHold(nextId);
}

/** Returns the hold that took the place of another one; `null` when none did. */
export function nextHold(bookingId: string): string | null {
  return read(nextName(bookingId));
}

/** Tells once whether this tab gave a hold back by leaving its page. */
export function takeLeftHold(bookingId: string): boolean {
  if (read(leftName) !== bookingId) return false;
  keep(leftName, '');
  return true;
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    // Storage is blocked: a hold ends by itself, and whoever comes back chooses the time again
    return null;
  }
}

function keep(name: string, bookingId: string): void {
  try {
    sessionStorage.setItem(name, bookingId);
  } catch {
    // Full or blocked: see read
  }
}
