/** An address as people say it in Libya: by what is near, not by numbers. */
export interface Address {
  /** Id of a city; null while none is chosen. */
  readonly city: string | null;
  /** Id of a neighbourhood of that city. */
  readonly area: string | null;
  /** "Opposite the mosque of …". */
  readonly landmark: string;
  /** Empty where the street has no name. */
  readonly street: string;
  /** What the house looks like, its floor or flat. */
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

/** The parts that must be filled in: a driver finds nobody by a city alone. */
export const requiredParts = ['city', 'area', 'landmark'] as const satisfies AddressPart[];
