/** So many offers are easy to compare. */
const mostNearest = 5;

/** How far somebody goes who has not said it, in metres. */
const usualRadius = 30_000;

/** What this looks at, of a professional in a list. */
interface Near {
  readonly id: string;
  readonly distanceMeters: number | null;
  readonly area: {
    readonly radiusMeters: number;
    readonly places: readonly { readonly id: string }[];
  } | null;
}

/**
 * Returns the ids of the nearest of a list in the order of distance, without those who do not go as
 * far as the place.
 */
export function nearestProfessionals(
  listed: readonly Near[],
  placeId: string | null,
): readonly string[] {
  return listed
    .filter(
      ({ area, distanceMeters }) =>
        distanceMeters !== null &&
        (distanceMeters <= (area?.radiusMeters ?? usualRadius) ||
          area?.places.some(({ id }) => id === placeId)),
    )
    .slice(0, mostNearest)
    .map(({ id }) => id);
}
