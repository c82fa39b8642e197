import type { SaveStateName } from '@osta/ui-kit';

interface Progress {
  /** Whether the form differs from what is saved. */
  readonly isDirty: boolean;
  /** Whether the service has this section already. */
  readonly wasSaved: boolean;
}

/** Returns the state of a section from the command that saves it. */
export function stateOf(
  { isPending, isError }: { readonly isPending: boolean; readonly isError: boolean },
  { isDirty, wasSaved }: Progress,
): SaveStateName {
  if (isPending) return 'saving';
  if (wasSaved && !isDirty) return 'saved';
  if (isError) return 'failed';
  return isDirty ? 'unsaved' : 'new';
}
