import { Trans } from '@lingui/react/macro';
import { DateField, FormField, MoneyField, NumberField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { FormFields } from '../../../forms/use-form-fields.ts';
import type { PlanValues } from './use-plan-rules.ts';

interface PlanNumberFieldsProps {
  readonly form: Pick<FormFields<PlanValues>, 'values' | 'errors' | 'fieldId' | 'set'>;
  /** The price is another one than today’s, so it has a first day. */
  readonly isDayAsked: boolean;
}

/** What a plan costs and from when on, what it allows, and its place among the others. */
export function PlanNumberFields({
  form: { values, errors, fieldId, set },
  isDayAsked,
}: PlanNumberFieldsProps): ReactNode {
  return (
    <>
      <FormField
        id={fieldId('monthlyPrice')}
        label={<Trans>Price of a month</Trans>}
        error={errors.monthlyPrice}
        required
      >
        <MoneyField
          value={values.monthlyPrice}
          onChange={(dirham) => set('monthlyPrice', dirham)}
        />
      </FormField>
      <FormField
        id={fieldId('yearlyPrice')}
        label={<Trans>Price of a year at once</Trans>}
        error={errors.yearlyPrice}
        required
      >
        <MoneyField value={values.yearlyPrice} onChange={(dirham) => set('yearlyPrice', dirham)} />
      </FormField>
      {isDayAsked && (
        <FormField
          id={fieldId('priceFrom')}
          label={<Trans>First day of this price</Trans>}
          hint={
            <Trans>
              Stores see it announced until then. A higher price needs 30 days, a lower one can
              begin tomorrow. Payments of earlier days keep the price of their day.
            </Trans>
          }
          error={errors.priceFrom}
          required
        >
          <DateField value={values.priceFrom} onChange={(day) => set('priceFrom', day)} />
        </FormField>
      )}
      <FormField
        id={fieldId('pictures')}
        label={<Trans>Pictures, at most</Trans>}
        hint={<Trans>A store that has more keeps them, and can’t add any.</Trans>}
        error={errors.pictures}
        required
      >
        <NumberField
          isInteger
          min={1}
          max={30}
          value={values.pictures}
          onChange={(count) => set('pictures', count)}
        />
      </FormField>
      <FormField
        id={fieldId('members')}
        label={<Trans>People in the team besides the owner, at most</Trans>}
        error={errors.members}
        required
      >
        <NumberField
          isInteger
          min={0}
          max={30}
          value={values.members}
          onChange={(count) => set('members', count)}
        />
      </FormField>
      <FormField
        id={fieldId('order')}
        label={<Trans>Place in the list</Trans>}
        hint={<Trans>Plans are shown by this number, the lowest first.</Trans>}
        error={errors.order}
        required
      >
        <NumberField
          isInteger
          min={1}
          max={100}
          value={values.order}
          onChange={(place) => set('order', place)}
        />
      </FormField>
    </>
  );
}
