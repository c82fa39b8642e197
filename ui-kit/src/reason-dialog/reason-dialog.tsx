import { type ReactNode, useState } from 'react';

import { Callout, type CalloutTone } from '../callout/callout.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../confirm-dialog/confirm-dialog.tsx';
import { requiredRule } from '../field-messages/field-rules.ts';
import { useFieldMessage } from '../field-messages/use-field-message.ts';
import { FormField } from '../form-field/form-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';

import './reason-dialog.css';

export interface ReasonDialogProps extends Omit<ConfirmDialogProps, 'onConfirm'> {
  /** What it costs the person who confirms: a late cancellation, a strike. */
  readonly consequence?: ReactNode;
  readonly consequenceTone?: CalloutTone;
  readonly reasonLabel: ReactNode;
  readonly reasonHint?: ReactNode;
  /** Whether it can be confirmed without a reason. */
  readonly isReasonOptional?: boolean;
  readonly maxLength?: number;
  /** Called with the trimmed reason; empty where it is optional and left out. */
  readonly onConfirm: (reason: string) => void;
}

/**
 * Asks before something that another person will rely on, and for the reason. It says what it will
 * cost before it happens.
 */
export function ReasonDialog({
  isOpen,
  consequence,
  consequenceTone = 'info',
  reasonLabel,
  reasonHint,
  isReasonOptional = false,
  maxLength = 500,
  onConfirm,
  children,
  ...dialog
}: ReasonDialogProps): ReactNode {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const messageOf = useFieldMessage();

  function confirm(): void {
    const given = reason.trim();
    const lacks = !isReasonOptional && given === '';
    setIsMissing(lacks);
    if (!lacks) onConfirm(given);
  }

  return (
    <ConfirmDialog {...dialog} isOpen={isOpen} onConfirm={confirm}>
      <div className="ui-reason-dialog">
        {consequence !== undefined && <Callout tone={consequenceTone}>{consequence}</Callout>}
        <FormField
          label={reasonLabel}
          hint={reasonHint}
          error={isMissing ? messageOf(requiredRule(reason)) : undefined}
          isOptional={isReasonOptional}
          required={!isReasonOptional}
        >
          <TextArea
            rows={3}
            maxLength={maxLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </FormField>
        {children}
      </div>
    </ConfirmDialog>
  );
}
