/** Five megabytes, as everywhere (docs/spec.md §5). */
export const largestFile = 5 * 1024 * 1024;

/** Photos of the damage, and documents. */
export const acceptedFiles = 'image/*,application/pdf';
