import { Trans, useLingui } from '@lingui/react/macro';
import { Button, FormField, MultiSelect, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../api/call.ts';
import { useApplicationCommand } from '../../applications/use-application-command.ts';
import { usePlaceItems } from '../../catalogue/use-place-items.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useFormFields } from '../../forms/use-form-fields.ts';
import type { SectionProps } from './general-form.tsx';

/** The maximum number of places in an application. */
const mostPlaces = 20;

interface AreaValues {
  readonly places: readonly string[];
}

/** The places where the applicant works. */
export function AreaForm({ userId, application }: SectionProps): ReactNode {
  const { t } = useLingui();
  const items = usePlaceItems();
  const command = useApplicationCommand(userId);
  const { values, errors, fieldId, set, submit } = useFormFields<AreaValues>({
    initial: { places: application?.content.places.map(({ id }) => id) ?? [] },
    rules: { places: [(places) => places.length > 0 || t`Choose at least one place.`] },
    onSubmit: ({ places }) =>
      command.mutate(
        call('PUT /api/professional/application/area', { body: { placeIds: [...places] } }),
        { onSuccess: () => notify.success(<Trans>Saved in your application.</Trans>) },
      ),
  });

  return (
    <form className="web-form" noValidate onSubmit={submit}>
      <FormField
        id={fieldId('places')}
        label={<Trans>Towns and neighbourhoods</Trans>}
        hint={<Trans>Choose every place you go to for work.</Trans>}
        error={errors.places}
        required
      >
        <MultiSelect
          items={items}
          value={values.places}
          onChange={(places) => set('places', places)}
          maxChosen={mostPlaces}
          placeholder={t`Town or neighbourhood`}
        />
      </FormField>
      <ProblemNotice error={command.error} />
      <div className="web-actions">
        <Button type="submit" variant="secondary" isLoading={command.isPending}>
          <Trans>Save this section</Trans>
        </Button>
      </div>
    </form>
  );
}
