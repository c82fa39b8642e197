/** The storage key: one note for each person who uses this browser. */
const nameOf = (userId: string): string => `last-note-1:${userId}`;

/** Reads the note of the last offer that a person sent from this browser; empty without one. */
export function readLastNote(userId: string): string {
  try {
    return localStorage.getItem(nameOf(userId)) ?? '';
  } catch {
    // Storage is blocked: every note is typed anew
    return '';
  }
}

/** Keeps the note of an offer for the next one. An offer without a note leaves the last one. */
export function keepLastNote(userId: string, note: string): void {
  if (note === '') return;
  try {
    localStorage.setItem(nameOf(userId), note);
  } catch {
    // Full or blocked: see readLastNote
  }
}
