/** The default limit of a file in bytes (docs/spec.md §5). */
export const maxFileBytes = 5 * 1024 * 1024;

/** Any picture, as a value of `accept`. */
export const imagesOnly = 'image/*';

export interface FileRules {
  /** The `accept` attribute of the input: `image/*,.pdf`. When left out, everything is accepted. */
  readonly accept?: string | undefined;
  readonly maxBytes: number;
  /** How many more files fit. */
  readonly room: number;
}

export type FileRefusal = 'too-large' | 'wrong-type' | 'too-many' | 'empty';

/** Accepts all files, or rejects all with a reason and the files that caused it. */
export type FileJudgement =
  | { readonly files: readonly File[] }
  | { readonly refused: FileRefusal; readonly culprits: readonly File[] };

/** Re-checks `accept`: users can bypass the input's filter, and dropped files never pass it. */
function isAccepted(file: File, accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  return accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .some((token) => {
      if (token.startsWith('.')) return file.name.toLowerCase().endsWith(token);
      if (token.endsWith('/*')) return file.type.startsWith(token.slice(0, -1));
      return file.type === token;
    });
}

/**
 * Judges files: when any is too large, none is passed on (docs/spec.md §5); the same for type, room
 * and empty files.
 */
export function judgeFiles(files: readonly File[], rules: FileRules): FileJudgement {
  const tooLarge = files.filter(({ size }) => size > rules.maxBytes);
  if (tooLarge.length > 0) return { refused: 'too-large', culprits: tooLarge };
  const wrong = files.filter((file) => !isAccepted(file, rules.accept));
  if (wrong.length > 0) return { refused: 'wrong-type', culprits: wrong };
  const empty = files.filter(({ size }) => size === 0);
  if (empty.length > 0) return { refused: 'empty', culprits: empty };
  if (files.length > rules.room) return { refused: 'too-many', culprits: files.slice(rules.room) };
  return { files };
}
