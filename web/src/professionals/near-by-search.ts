/** The search in the address. */
export interface NearBySearch {
  /** The chosen service and place. */
  readonly service?: string;
  readonly place?: string;
  /** What was typed instead, which names neither exactly. */
  readonly what?: string;
  readonly where?: string;
}

/** The search in a form: texts are empty, and choices `null`, where there are none. */
export interface Wanted {
  readonly service: string | null;
  readonly what: string;
  readonly place: string | null;
  readonly where: string;
}

/** As long as any name; longer texts are cut. */
const longestText = 80;

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim().slice(0, longestText) : '';
  return text === '' ? undefined : text;
}

/** Reads the search of an address. A typed text counts only where nothing is chosen. */
export function nearBySearch(search: Readonly<Record<string, unknown>>): NearBySearch {
  const { service, place } = search;
  const [what, where] = [textOf(search['what']), textOf(search['where'])];
  return {
    ...(typeof service === 'string' ? { service } : what !== undefined && { what }),
    ...(typeof place === 'string' ? { place } : where !== undefined && { where }),
  };
}

/** Returns the search of the address that leads to what a form asks for. */
export function searchFor({ service, what, place, where }: Wanted): NearBySearch {
  return nearBySearch({ service: service ?? undefined, place: place ?? undefined, what, where });
}
