import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationDocument, ApplicationView } from '@osta/contracts/application/api';
import type { DocumentKind } from '@osta/contracts/application/status';
import {
  Button,
  type ChosenFile,
  DateField,
  FileUpload,
  FormField,
  notify,
  Select,
  TextField,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../api/call.ts';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { useFieldRules } from '../forms/field-rules.ts';
import { isChoiceOf } from '../forms/is-choice-of.ts';
import { useFormFields } from '../forms/use-form-fields.ts';
import { useOneUpload } from '../forms/use-one-upload.ts';
import { instantOf } from '../time/tripoli.ts';
import { useToday } from '../time/use-today.ts';
import { documentNames } from './application-words.ts';
import { ShownDocument } from './shown-document.tsx';
import { useApplicationCommand } from './use-application-command.ts';
import { useRefusedDocumentFields } from './use-refused-document-fields.ts';

interface DocumentValues {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  readonly file: ChosenFile | null;
}

const blank: DocumentValues = {
  kind: 'identity',
  number: '',
  issuedOn: null,
  expiresOn: null,
  file: null,
};

interface DocumentsProps {
  readonly userId: string;
  /** `null` before the application is begun. */
  readonly application: ApplicationView | null;
  /** Whether documents that wait can be taken back. */
  readonly canRemove: boolean;
}

/** Whether the standing of a professional rests on a document: what has expired and is not needed can go. */
function isKept({ kind, review, expiresOn }: ApplicationDocument, today: string): boolean {
  const isOver = expiresOn !== null && expiresOn < today;
  return review === 'accepted' && (kind === 'identity' || !isOver);
}

/** The legal documents of the applicant, and a form that adds one. */
export function DocumentsForm({ userId, application, canRemove }: DocumentsProps): ReactNode {
  const { i18n, t } = useLingui();
  const rules = useFieldRules();
  const refusedFields = useRefusedDocumentFields();
  const today = useToday();
  const command = useApplicationCommand(userId);
  const documents = application?.documents ?? [];

  const { values, errors, fieldId, set, setAll, submit, refuse } = useFormFields<DocumentValues>({
    initial: blank,
    rules: {
      number: [rules.required, rules.maxLength(60)],
      issuedOn: [
        (day) => day !== null || t`Enter the date of issue. It’s on the document.`,
        (day) =>
          day === null ||
          day <= today ||
          t`The date of issue is in the future. Check it on the document.`,
      ],
      expiresOn: [
        (day, { issuedOn }) =>
          day === null ||
          issuedOn === null ||
          day > issuedOn ||
          t`The document has to expire after its date of issue. Check both dates on it.`,
        (day) =>
          day === null ||
          day >= today ||
          t`This document has expired. Choose one that’s still valid.`,
      ],
      file: [(file) => file?.state === 'done' || t`Add a photo or a PDF of the document.`],
    },
    onSubmit: ({ kind, number, issuedOn, expiresOn, file }) => {
      if (file === null || issuedOn === null) return;
      command.mutate(
        call('POST /api/professional/application/documents', {
          body: { kind, number: number.trim(), issuedOn, expiresOn, fileId: file.id },
        }),
        {
          onSuccess: () => {
            notify.success(<Trans>The document is added.</Trans>);
            setAll(blank);
          },
          onError: (error) => refuse(refusedFields(error)),
        },
      );
    },
  });

  const picture = useOneUpload({
    callOf: (body) => call('POST /api/professional/application/files', { body }),
    idOf: ({ fileId }) => fileId,
    onFile: (file) => set('file', file),
  });

  return (
    <div className="web-form">
      {documents.map((document) => (
        <ShownDocument
          key={document.id}
          document={document}
          now={instantOf({ day: today, time: '00:00' })}
          userId={userId}
          canRemove={canRemove && !isKept(document, today)}
        />
      ))}
      <form className="web-form" noValidate onSubmit={submit}>
        <FormField id={fieldId('kind')} label={<Trans>Kind of document</Trans>} required>
          <Select
            value={values.kind}
            onChange={({ target: { value } }) => {
              if (isChoiceOf(documentNames, value)) set('kind', value);
            }}
            options={Object.entries(documentNames).map(([kind, name]) => ({
              value: kind,
              label: i18n._(name),
            }))}
          />
        </FormField>
        <FormField
          id={fieldId('number')}
          label={<Trans>Number of the document</Trans>}
          error={errors.number}
          required
        >
          <TextField
            isLtr
            autoComplete="off"
            maxLength={60}
            value={values.number}
            onChange={(event) => set('number', event.target.value)}
          />
        </FormField>
        <FormField
          id={fieldId('issuedOn')}
          label={<Trans>Date of issue</Trans>}
          error={errors.issuedOn}
          required
        >
          <DateField value={values.issuedOn} max={today} onChange={(day) => set('issuedOn', day)} />
        </FormField>
        <FormField
          id={fieldId('expiresOn')}
          label={<Trans>Valid until</Trans>}
          hint={<Trans>Leave it empty when the document doesn’t expire.</Trans>}
          error={errors.expiresOn}
        >
          <DateField value={values.expiresOn} onChange={(day) => set('expiresOn', day)} />
        </FormField>
        <FormField
          id={fieldId('file')}
          label={<Trans>Photo or PDF of the document</Trans>}
          hint={
            <Trans>
              JPEG, PNG, WebP, or a PDF of up to 5 pages. Only you and our reviewers can see it.
            </Trans>
          }
          error={errors.file}
          required
        >
          <FileUpload
            accept="image/jpeg,image/png,image/webp,application/pdf,.pdf"
            maxFiles={1}
            files={values.file === null ? [] : [values.file]}
            onAdd={([file]) => file !== undefined && void picture.upload(file)}
            onRemove={() => set('file', null)}
          />
        </FormField>
        <ProblemNotice error={picture.error ?? command.error} />
        <div className="web-actions">
          <Button
            type="submit"
            variant="secondary"
            isLoading={command.isPending}
            disabled={picture.isUploading}
          >
            <Trans>Add this document</Trans>
          </Button>
        </div>
      </form>
    </div>
  );
}
