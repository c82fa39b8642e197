/** So many offers are easy to compare. */
const mostNearest = 5;

/**
 * Returns the ids of the nearest of a list whom a request to all who can would reach: the service knows who works so
 * far, and who takes such requests.
 */
export function nearestProfessionals(
  listed: readonly { readonly id: string }[],
  reached: readonly string[],
): readonly string[] {
  return listed
    .filter(({ id }) => reached.includes(id))
    .slice(0, mostNearest)
    .map(({ id }) => id);
}
