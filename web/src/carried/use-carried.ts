import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

import type { Carried } from './carried-shapes.ts';
import type { Carrier } from './carrier.ts';

export const CarrierContext = createContext<Carrier | null>(null);

/** Returns the carrier of the document. */
export function useCarrier(): Carrier {
  const carrier = useContext(CarrierContext);
  if (carrier === null) throw new Error('a part of a page is outside of the pages');
  return carrier;
}

/** The carried part of any form. */
type CarriedForm = Readonly<Record<'values', object> & Record<'isChecked', boolean>>;

/** Names of the carried forms whose fields are among these values. */
export type FormNames<Values> = {
  [Name in keyof Carried]: Carried[Name] extends CarriedForm
    ? Carried[Name]['values'] extends Partial<Values>
      ? Name
      : never
    : never;
}[keyof Carried];

/**
 * Carries state that lives elsewhere into the other language.
 *
 * @param key a name of `carriedShapes`, followed by `:` and an id where a page has several; `null`:
 * not carried
 * @param restore called once, soon after hydration, when there was a value; it matches the shape of
 * the name
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
 * Like `useState`, with the value carried into the other language. Never for a secret: the value is
 * in the browser's storage for a moment.
 *
 * @param of an id, where a page has several of the same name
 */
export function useCarried<Name extends keyof Carried>(
  name: Name,
  initial: Carried[Name],
  of?: string,
): readonly [Carried[Name], Dispatch<SetStateAction<Carried[Name]>>] {
  const [value, setValue] = useState<Carried[Name]>(initial);
  useCarriedPart(carriedKey(name, of), value, (kept) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it holds to the shape of the name
    setValue(kept as Carried[Name]);
  });
  return [value, setValue];
}

/** Returns the key: a name, with an id where a page has several. */
export function carriedKey(name: keyof Carried, of: string | undefined): string {
  return of === undefined ? name : `${name}:${of}`;
}
