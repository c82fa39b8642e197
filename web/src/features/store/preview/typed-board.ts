import type { StoreSection } from '@osta/contracts/store/status';

import type { AvailabilityValues } from '../../../hours/availability-values.ts';
import type {
  BasicValues,
  ContactValues,
  FeaturesValues,
  LocationValues,
  MediaValues,
  PaymentMethodsValues,
  SocialValues,
} from '../sections/section-values.ts';

/** What is in the form of each section. */
export interface SectionValues extends Record<StoreSection, object> {
  readonly basic: BasicValues;
  readonly contact: ContactValues;
  readonly location: LocationValues;
  readonly openingHours: AvailabilityValues;
  readonly features: FeaturesValues;
  readonly social: SocialValues;
  readonly 'payment-methods': PaymentMethodsValues;
  readonly media: MediaValues;
}

/** What was typed, by section. */
export type Typed = { readonly [Section in StoreSection]?: SectionValues[Section] };

/** Where the sections put what is typed, and the preview finds it: the page around them stays as it is. */
export interface TypedBoard {
  readonly read: () => Typed;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly put: <Name extends StoreSection>(section: Name, values: SectionValues[Name]) => void;
}

/** Returns a board on which nothing stands yet. */
export function createTypedBoard(): TypedBoard {
  let now: Typed = {};
  const readers = new Set<() => void>();
  return {
    read: () => now,
    subscribe(onChange) {
      readers.add(onChange);
      return () => readers.delete(onChange);
    },
    put(section, values) {
      now = { ...now, [section]: values };
      for (const onChange of readers) onChange();
    },
  };
}
