import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationView } from '@osta/contracts/application/api';
import { Button, FormField, notify, TextArea, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../api/call.ts';
import { useApplicationCommand } from '../../applications/use-application-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useFieldRules } from '../../forms/field-rules.ts';
import { useServerFields } from '../../forms/server-fields.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { YearsField } from '../../professionals/years-field.tsx';

interface GeneralValues {
  readonly legalName: string;
  readonly about: string;
  readonly years: string;
}

const serviceNames = {
  legalName: 'body.legalName',
  about: 'body.about',
  years: 'body.experienceYears',
};
export interface SectionProps {
  readonly userId: string;
  /** `null` before the application is begun. */
  readonly application: ApplicationView | null;
}

/** Who the applicant is: legal name, work, experience. */
export function GeneralForm({ userId, application }: SectionProps): ReactNode {
  const { t } = useLingui();
  const rules = useFieldRules();
  const serverFields = useServerFields();
  const command = useApplicationCommand(userId);
  const content = application?.content;
  const years = content?.experienceYears ?? null;
  const { values, errors, fieldId, set, submit, refuse } = useFormFields<GeneralValues>({
    initial: {
      legalName: content?.legalName ?? '',
      about: content?.about ?? '',
      years: years === null ? '' : String(years),
    },
    rules: {
      legalName: [rules.required, rules.maxLength(120)],
      about: [
        (text) => text.trim().length >= 10 || t`Write at least a sentence about your work.`,
        rules.maxLength(600),
      ],
      years: [
        (text) => text.trim() !== '' || t`Enter how many years you’ve worked in the trade.`,
        rules.digits,
        (text) => Number(text) <= 60 || t`Enter at most 60 years.`,
      ],
    },
    onSubmit: (typed) =>
      command.mutate(
        call('PUT /api/professional/application/general', {
          body: {
            legalName: typed.legalName.trim(),
            about: typed.about.trim(),
            experienceYears: Number(typed.years),
          },
        }),
        {
          onSuccess: () => notify.success(<Trans>Saved in your application.</Trans>),
          onError: (error) => refuse(serverFields(error, serviceNames)),
        },
      ),
  });

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <FormField
        id={fieldId('legalName')}
        label={<Trans>Full legal name</Trans>}
        hint={<Trans>As on your identity card or passport. Customers don’t see it.</Trans>}
        error={errors.legalName}
        required
      >
        <TextField
          dir="auto"
          autoComplete="name"
          maxLength={120}
          value={values.legalName}
          onChange={(event) => set('legalName', event.target.value)}
        />
      </FormField>
      <FormField
        id={fieldId('about')}
        label={<Trans>About your work</Trans>}
        hint={<Trans>What you do, with which tools, and what you’re known for.</Trans>}
        error={errors.about}
        required
      >
        <TextArea
          dir="auto"
          rows={4}
          maxLength={600}
          showsCount
          value={values.about}
          onChange={(event) => set('about', event.target.value)}
        />
      </FormField>
      <YearsField
        id={fieldId('years')}
        value={values.years}
        error={errors.years}
        onChange={(typed) => set('years', typed)}
      />
      <ProblemNotice error={command.error} />
      <div className="web-actions">
        <Button type="submit" variant="secondary" isLoading={command.isPending}>
          <Trans>Save this section</Trans>
        </Button>
      </div>
    </form>
  );
}
