import { type DraftStorage, type SectionFormProps, useDraft } from '@osta/ui-kit';
import { useHydrated } from '@tanstack/react-router';
import type * as z from 'zod/mini';

import type { FormFields } from './use-form-fields.ts';

interface FormDraftOptions<Values extends object> {
  /** Unique for the person and for what they edit. */
  readonly name: string;
  readonly form: Pick<FormFields<Values>, 'values' | 'setAll'>;
  readonly saved: Values;
  readonly shape: z.ZodMiniType<Values>;
}

interface FormDraft {
  /** Whether the form differs from what is saved. */
  readonly isDirty: boolean;
  /** For a SectionForm. */
  readonly offered: Pick<SectionFormProps, 'draft'>;
}

/** Keeps what is typed in this browser until it is saved, and offers it after a reload. */
export function useFormDraft<Values extends object>({
  name,
  form: { values, setAll },
  saved,
  shape,
}: FormDraftOptions<Values>): FormDraft {
  const isHydrated = useHydrated();
  const isDirty = JSON.stringify(values) !== JSON.stringify(saved);
  const { found, settle } = useDraft<Values>({
    storage: isHydrated ? draftStorage() : null,
    key: `draft:${name}`,
    value: values,
    isDirty,
    parse: (stored) => shape.safeParse(stored).data ?? null,
  });
  if (found === null) return { isDirty, offered: {} };
  return {
    isDirty,
    offered: {
      draft: {
        typedAt: found.typedAt,
        onRestore: () => {
          setAll(found.value);
          settle();
        },
        onDiscard: settle,
      },
    },
  };
}

/** The storage of this browser; null where it is blocked. */
function draftStorage(): DraftStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
