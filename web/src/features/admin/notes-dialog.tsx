import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { FormField, TextArea } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import type { Call } from '../../api/call.ts';
import { DecisionDialog, type DecisionEnd, type DecisionWords } from './decision-dialog.tsx';

/** Notes by the field that should change; none is empty. */
type Notes = Readonly<Record<string, string>>;

interface NotesDialogProps extends DecisionEnd, DecisionWords {
  /** The names of the fields, in display order. */
  readonly fields: Readonly<Record<string, MessageDescriptor>>;
  /** Returns the call of the decision. */
  readonly callOf: (notes: Notes) => Call<object>;
}

/** Asks for a note at each field that should change: one at least. */
export function NotesDialog({ fields, callOf, ...dialog }: NotesDialogProps): ReactNode {
  const { i18n, t } = useLingui();
  const [notes, setNotes] = useState<Notes>({});
  const [isEmpty, setEmpty] = useState(false);

  function answer(): Call<object> | null {
    const written = Object.entries(notes)
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([, text]) => text !== '');
    setEmpty(written.length === 0);
    return written.length === 0 ? null : callOf(Object.fromEntries(written));
  }

  return (
    <DecisionDialog {...dialog} answer={answer}>
      {Object.entries(fields).map(([field, name], place) => (
        <FormField
          key={field}
          label={i18n._(name)}
          error={isEmpty && place === 0 ? t`Write a note at one field at least.` : undefined}
        >
          <TextArea
            dir="auto"
            rows={2}
            maxLength={500}
            value={notes[field] ?? ''}
            onChange={(event) => setNotes({ ...notes, [field]: event.target.value })}
          />
        </FormField>
      ))}
    </DecisionDialog>
  );
}
