import { Trans } from '@lingui/react/macro';
import { Button, focusField, FormField, TextArea } from '@osta/ui-kit';
import { type ReactNode, useSyncExternalStore } from 'react';

import type { FormFields } from '../../forms/use-form-fields.ts';
import { readLastNote } from './last-note.ts';
import type { QuoteValues } from './quote-values.ts';

const never = (): (() => void) => () => undefined;
const nothing = (): string => '';

interface NoteFieldProps {
  readonly form: FormFields<QuoteValues>;
  /** Whose last note is offered. */
  readonly userId: string;
}

/** The note of an offer. As long as it is empty, the last one can be taken again. */
export function NoteField({
  form: { values, errors, fieldId, set },
  userId,
}: NoteFieldProps): ReactNode {
  const id = fieldId('note');
  // The server has no notes
  const last = useSyncExternalStore(never, () => readLastNote(userId), nothing);
  return (
    <div className="web-note-field">
      <FormField
        id={id}
        label={<Trans>Note to the customer</Trans>}
        hint={<Trans>What’s included and what’s extra.</Trans>}
        error={errors.note}
        isOptional
      >
        <TextArea
          rows={3}
          maxLength={1000}
          showsCount
          value={values.note}
          onChange={(event) => set('note', event.target.value)}
        />
      </FormField>
      {values.note === '' && last !== '' && (
        <div className="web-last-note">
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              set('note', last);
              // The button goes with the empty field
              focusField(id);
            }}
          >
            <Trans>Use my last note</Trans>
          </Button>
          <span className="web-last-note-text" dir="auto">
            {last}
          </span>
        </div>
      )}
    </div>
  );
}
