/** Five megabytes, as everywhere (docs/spec.md §5). */
export const largestFile = 5 * 1024 * 1024;

/** Photos of what is broken, and papers. */
export const acceptedFiles = 'image/*,application/pdf';
