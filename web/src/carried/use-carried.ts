import { createContext, useContext, useEffect, useRef, useState } from 'react';

import type { Carried } from './carried-shapes.ts';
import type { Carrier } from './carrier.ts';

export const CarrierContext = createContext<Carrier | null>(null);

/** What takes along what the page has become; every page of the site has one. */
export function useCarrier(): Carrier {
  const carrier = useContext(CarrierContext);
  if (carrier === null) throw new Error('a part of a page is outside of the pages');
  return carrier;
}

/** A form: what is carried of it, whatever its fields are. */
type CarriedForm = Readonly<Record<'values', object> & Record<'isChecked', boolean>>;

/** The forms that are carried with some of the fields of these values. */
export type FormNames<Values> = {
  [Name in keyof Carried]: Carried[Name] extends CarriedForm
    ? Carried[Name]['values'] extends Partial<Values>
      ? Name
      : never
    : never;
}[keyof Carried];

/**
 * Lets something that is held elsewhere come along when the page is read in another language.
 *
 * @param key a name of `carriedShapes`, with `:` and whose it is where a page has several; `null`:
 *   it stays behind
 * @param restore called once, soon after the page has come alive, when there was something; given
 *   what holds to the shape of the name
 */
export function useCarriedPart(
  key: string | null,
  value: unknown,
  restore: (value: unknown) => void,
): void {
  const carrier = useCarrier();
  const latest = useRef({ value, restore });

  useEffect(() => {
    latest.current = { value, restore };
  });

  useEffect(() => {
    if (key === null) return undefined;
    return carrier.join(key, {
      read: () => latest.current.value,
      restore: (kept) => latest.current.restore(kept),
    });
  }, [carrier, key]);
}

/**
 * Like `useState`, and the other language begins with what it was. Never for a secret: what is
 * carried lies in the browser's storage for a moment.
 *
 * @param of whose it is, where a page has several of the same name
 */
export function useCarried<Name extends keyof Carried>(
  name: Name,
  initial: Carried[Name],
  of?: string,
): readonly [Carried[Name], (value: Carried[Name]) => void] {
  const [value, setValue] = useState(initial);
  useCarriedPart(carriedKey(name, of), value, (kept) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it holds to the shape of the name
    setValue(kept as Carried[Name]);
  });
  return [value, setValue];
}

/** A name, and whose it is where a page has several of it. */
export function carriedKey(name: keyof Carried, of: string | undefined): string {
  return of === undefined ? name : `${name}:${of}`;
}
