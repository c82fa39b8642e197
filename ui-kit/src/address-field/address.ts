/** Where somebody lives, as people say it in Libya: by what is near, not by numbers. */
export interface Address {
  /** Id of a city; null while none is chosen. */
  readonly city: string | null;
  /** Id of a neighbourhood of that city. */
  readonly area: string | null;
  /** "Opposite the mosque of …". */
  readonly landmark: string;
  /** Where there is one. */
  readonly street: string;
  /** What the house looks like, the floor, the flat. */
  readonly house: string;
}

export const emptyAddress: Address = {
  city: null,
  area: null,
  landmark: '',
  street: '',
  house: '',
};

export type AddressPart = keyof Address;

/** Whom to ask for what: a driver finds nobody by a city alone. */
export const requiredParts = ['city', 'area', 'landmark'] as const satisfies AddressPart[];
