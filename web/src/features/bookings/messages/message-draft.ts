const nameOf = (userId: string, bookingId: string): string =>
  `message-draft-1:${userId}:${bookingId}`;

/** Reads what a person typed on a booking and did not send; empty where nothing is kept. */
export function readMessageDraft(userId: string, bookingId: string): string {
  try {
    return sessionStorage.getItem(nameOf(userId, bookingId)) ?? '';
  } catch {
    // Storage is blocked: a draft lives as long as the page
    return '';
  }
}

/** Keeps what a person types on a booking until this tab is closed. Empty text is forgotten. */
export function keepMessageDraft(userId: string, bookingId: string, draft: string): void {
  try {
    if (draft === '') sessionStorage.removeItem(nameOf(userId, bookingId));
    else sessionStorage.setItem(nameOf(userId, bookingId), draft);
  } catch {
    // Full or blocked: see readMessageDraft
  }
}
