import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, FormField, notify, Select, TextArea } from '@osta/ui-kit';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';

type Words = Readonly<Record<string, MessageDescriptor>>;

/** What an admin answers before a decision is sent. */
export type DecisionQuestion =
  | {
      /** Asks for a note at each field that should change. */
      readonly fields: Words;
    }
  | {
      /** Asks for one of these, and for words. */
      readonly causes: Words;
      readonly firstCause: string;
      readonly areWordsRequired: boolean;
    };

interface DecisionDialogProps {
  readonly title: ReactNode;
  readonly consequence: ReactNode;
  readonly question: DecisionQuestion;
  /** Where the decision is sent. */
  readonly path: string;
  /** The query keys that the decision changes. */
  readonly changes: QueryKey;
  /** Said when it is recorded. */
  readonly done: ReactNode;
  readonly onLeft: () => void;
}

/** Asks for the reason of a decision: from a list and in words, or a note for each field. */
export function DecisionDialog({
  title,
  consequence,
  question,
  path,
  changes,
  done,
  onLeft,
}: DecisionDialogProps): ReactNode {
  const { i18n, t } = useLingui();
  const command = useCommand<object>(changes);
  const asksForFields = 'fields' in question;
  const [cause, setCause] = useState(asksForFields ? '' : question.firstCause);
  const [note, setNote] = useState('');
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const [isEmpty, setEmpty] = useState(false);

  function decide(event: SyntheticEvent): void {
    event.preventDefault();
    const written = Object.entries(notes)
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([, text]) => text !== '');
    const isWithoutWords = asksForFields
      ? written.length === 0
      : question.areWordsRequired && note.trim() === '';
    setEmpty(isWithoutWords);
    if (isWithoutWords) return;
    command.mutate(
      {
        method: 'POST',
        path,
        body: asksForFields ? { notes: Object.fromEntries(written) } : { cause, note: note.trim() },
      },
      {
        onSuccess: () => {
          notify.success(done);
          onLeft();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onLeft();
      }}
      title={title}
      description={consequence}
    >
      <form className="web-form" noValidate onSubmit={decide}>
        {asksForFields ? (
          Object.entries(question.fields).map(([field, name], place) => (
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
          ))
        ) : (
          <>
            <FormField label={<Trans>Reason</Trans>} required>
              <Select
                value={cause}
                onChange={(event) => setCause(event.target.value)}
                options={Object.entries(question.causes).map(([value, words]) => ({
                  value,
                  label: i18n._(words),
                }))}
              />
            </FormField>
            <FormField
              label={<Trans>In your words</Trans>}
              error={isEmpty ? t`Say in a sentence why.` : undefined}
              required={question.areWordsRequired}
            >
              <TextArea
                dir="auto"
                rows={3}
                maxLength={500}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            </FormField>
          </>
        )}
        <ProblemNotice error={command.error} />
        <div className="web-actions">
          <Button type="submit" isLoading={command.isPending}>
            {title}
          </Button>
          <Button variant="ghost" onClick={onLeft}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
