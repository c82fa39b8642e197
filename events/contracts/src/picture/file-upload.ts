import type { Upload } from '../operation.ts';

/** A picture or a photograph of a paper: one file of at most 5 MiB (docs/spec.md §9). */
export const fileUpload = { field: 'file', maxBytes: 5 * 1024 * 1024 } as const satisfies Upload;
