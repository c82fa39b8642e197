type Data = Readonly<Record<string, unknown>>;
type Path = readonly [string, ...string[]];

/** Returns the text at a path in the data of an event; empty where there is none. Items of lists have numbers from 0. */
export function readWords(data: Data, [name, next, ...rest]: Path): string {
  const value = data[name];
  if (next !== undefined) return isData(value) ? readWords(value, [next, ...rest]) : '';
  return typeof value === 'string' ? value : '';
}

/** Returns the data with the text at a path replaced, where there is one. */
export function withWords(data: Data, [name, next, ...rest]: Path, text: string): Data {
  if (next === undefined) return { ...data, [name]: text };
  const value = data[name];
  if (Array.isArray(value)) {
    const items: Data = Object.fromEntries(Object.entries(value));
    return { ...data, [name]: Object.values(withWords(items, [next, ...rest], text)) };
  }
  return isData(value) ? { ...data, [name]: withWords(value, [next, ...rest], text) } : data;
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}
