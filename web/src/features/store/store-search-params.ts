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
