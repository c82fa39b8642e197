/** Which of several stores a page is about; the address holds it. */
export interface ChosenStore {
  /** Left out: the first one. */
  readonly store?: string;
}

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** Reads `?store=`. What is no id is left out. */
export function chosenStore(search: Readonly<Record<string, unknown>>): ChosenStore {
  const { store } = search;
  return typeof store === 'string' && id.test(store) ? { store } : {};
}

/** Somebody who may have come back from the page of the payment provider. */
export interface ChosenSubscription extends ChosenStore {
  /** The checkout with which they came back. */
  readonly checkout?: string;
}

/** Reads `?store=` and `?checkout=`. What is no id is left out. */
export function chosenSubscription(search: Readonly<Record<string, unknown>>): ChosenSubscription {
  const { checkout } = search;
  const chosen = chosenStore(search);
  return typeof checkout === 'string' && id.test(checkout) ? { ...chosen, checkout } : chosen;
}
