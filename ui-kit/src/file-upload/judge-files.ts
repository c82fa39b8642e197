/** The rule of docs/spec.md §5: the largest file, unless somebody says otherwise. */
export const maxFileBytes = 5 * 1024 * 1024;

/** Any picture, as the attribute `accept` says it. */
export const imagesOnly = 'image/*';

export interface FileRules {
  /** As the attribute of an input: `image/*,.pdf`. Everything where it is left out. */
  readonly accept?: string | undefined;
  readonly maxBytes: number;
  /** How many more there is room for. */
  readonly room: number;
}

export type FileRefusal = 'too-large' | 'wrong-type' | 'too-many' | 'empty';

/** Either all files, or none of them, why, and which ones are to blame. */
export type FileJudgement =
  | { readonly files: readonly File[] }
  | { readonly refused: FileRefusal; readonly culprits: readonly File[] };

/** Inputs can be talked out of `accept`, and what is dropped never saw it. */
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

/** Any too large, none is passed on (docs/spec.md §5); the same for a type, for room and for empty files. */
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
