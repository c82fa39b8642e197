import { Trans } from '@lingui/react/macro';
import { FormField, TextArea, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { PlacePicker } from '../../../catalogue/place-picker.tsx';
import type { FormFields } from '../../../forms/use-form-fields.ts';
import type { PlaceDraft } from './place-draft.ts';
import { longest } from './use-place-form.ts';

interface PlaceFieldsProps {
  readonly form: Pick<FormFields<PlaceDraft>, 'values' | 'errors' | 'fieldId' | 'set'>;
}

/** The fields of the second step: where the work is, and what the professional should know. */
export function PlaceFields({
  form: { values, errors, fieldId, set },
}: PlaceFieldsProps): ReactNode {
  return (
    <>
      <FormField id={fieldId('place')} label={<Trans>Place</Trans>} error={errors.place} required>
        <PlacePicker value={values.place} onChange={(chosen) => set('place', chosen)} />
      </FormField>
      <FormField
        id={fieldId('address')}
        label={<Trans>How to find the door</Trans>}
        hint={<Trans>The professional sees it once the booking is confirmed.</Trans>}
        error={errors.address}
        isOptional
      >
        <TextField
          dir="auto"
          maxLength={longest.address}
          value={values.address}
          onChange={(event) => set('address', event.target.value)}
        />
      </FormField>
      <FormField
        id={fieldId('note')}
        label={<Trans>Note to the professional</Trans>}
        error={errors.note}
        isOptional
      >
        <TextArea
          rows={3}
          maxLength={longest.note}
          value={values.note}
          onChange={(event) => set('note', event.target.value)}
        />
      </FormField>
    </>
  );
}
