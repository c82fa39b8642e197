import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormField, Select } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import type { Call } from '../../api/call.ts';
import { isChoiceOf } from '../../forms/is-choice-of.ts';
import { DecisionDialog, type DecisionEnd, type DecisionWords } from './decision-dialog.tsx';
import { OwnWordsField } from './own-words-field.tsx';

interface CauseDialogProps<Cause extends string> extends DecisionEnd, DecisionWords {
  readonly causes: Readonly<Record<Cause, MessageDescriptor>>;
  /** What is chosen at first; `null`: nothing, where a wrong cause would be recorded about money. */
  readonly firstCause: NoInfer<Cause> | null;
  /** “Another reason” says nothing by itself: it always needs words. */
  readonly areWordsRequired: boolean;
  /** Above the fields: what is decided on. */
  readonly children?: ReactNode;
  /** Returns the call of the decision; `null` while something else is missing. */
  readonly callOf: (reason: {
    readonly cause: Cause;
    readonly note: string;
  }) => Call<object> | null;
}

/** Asks for the cause of a decision, from a list, and for words. */
export function CauseDialog<Cause extends string>({
  causes,
  firstCause,
  areWordsRequired,
  callOf,
  children,
  ...dialog
}: CauseDialogProps<Cause>): ReactNode {
  const { i18n, t } = useLingui();
  const [cause, setCause] = useState<Cause | null>(firstCause);
  const [isUnchosen, setUnchosen] = useState(false);
  const [note, setNote] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const needsWords = areWordsRequired || cause === 'other';

  function answer(): Call<object> | null {
    const words = note.trim();
    const isWithoutWords = needsWords && words === '';
    setEmpty(isWithoutWords);
    setUnchosen(cause === null);
    return isWithoutWords || cause === null ? null : callOf({ cause, note: words });
  }

  return (
    <DecisionDialog {...dialog} answer={answer}>
      {children}
      <FormField
        label={<Trans>Reason</Trans>}
        error={isUnchosen && cause === null ? t`Choose a reason.` : undefined}
        required
      >
        <Select
          value={cause ?? ''}
          placeholder={t`Choose a reason`}
          onChange={({ target: { value } }) => {
            if (isChoiceOf(causes, value)) setCause(value);
          }}
          options={Object.entries<MessageDescriptor>(causes).map(([value, words]) => ({
            value,
            label: i18n._(words),
          }))}
        />
      </FormField>
      <OwnWordsField value={note} onChange={setNote} isRequired={needsWords} isMissing={isEmpty} />
    </DecisionDialog>
  );
}
