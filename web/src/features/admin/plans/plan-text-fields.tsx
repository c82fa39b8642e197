import { Trans } from '@lingui/react/macro';
import { FormField, TextArea } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { FormFields } from '../../../forms/use-form-fields.ts';
import type { PlanValues } from './use-plan-rules.ts';

interface PlanTextFieldsProps {
  readonly form: Pick<FormFields<PlanValues>, 'values' | 'errors' | 'fieldId' | 'set'>;
}

/** The longest text, as the service accepts it. */
const longestText = 200;

/** Whom a plan is for, in both languages. */
export function PlanTextFields({
  form: { values, errors, fieldId, set },
}: PlanTextFieldsProps): ReactNode {
  return (
    <>
      <FormField
        id={fieldId('aboutAr')}
        label={<Trans>In a sentence, in Arabic</Trans>}
        error={errors.aboutAr}
        required
      >
        <TextArea
          dir="rtl"
          rows={2}
          maxLength={longestText}
          value={values.aboutAr}
          onChange={(event) => set('aboutAr', event.target.value)}
        />
      </FormField>
      <FormField
        id={fieldId('aboutEn')}
        label={<Trans>In a sentence, in English</Trans>}
        error={errors.aboutEn}
        required
      >
        <TextArea
          dir="ltr"
          rows={2}
          maxLength={longestText}
          value={values.aboutEn}
          onChange={(event) => set('aboutEn', event.target.value)}
        />
      </FormField>
    </>
  );
}
