import { Trans } from '@lingui/react/macro';
import {
  FormField,
  MoneyField,
  NumberField,
  RadioCards,
  Select,
  type SelectProps,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { ServicePicker } from '../../catalogue/service-picker.tsx';
import { BothLanguagesFields } from '../../forms/both-languages-fields.tsx';
import type { FormFields } from '../../forms/use-form-fields.ts';
import { useDays, useMinutes } from './choices.ts';
import { isPriceKind, type OfferValues } from './offer-values.ts';

interface SectionProps {
  readonly form: FormFields<OfferValues>;
}

/** What the service is, in one language or both. */
export function WorkSection({ form: { values, errors, fieldId, set } }: SectionProps): ReactNode {
  const { name, description } = values;
  return (
    <section className="web-form-section">
      <h2 className="web-form-section-title">
        <Trans>The work</Trans>
      </h2>
      <FormField
        id={fieldId('service')}
        label={<Trans>Service</Trans>}
        hint={<Trans>Customers who search for it find you.</Trans>}
        error={errors.service}
        required
      >
        <ServicePicker value={values.service} onChange={(service) => set('service', service)} />
      </FormField>
      <p className="web-hint">
        <Trans>
          Name it in one language or in both. Readers of the other language see the name there is.
        </Trans>
      </p>
      <div className="web-field-pair">
        <BothLanguagesFields
          arabic={{ id: fieldId('name'), label: <Trans>Name in Arabic</Trans>, error: errors.name }}
          english={{ label: <Trans>Name in English</Trans> }}
          maxLength={80}
          value={name}
          onChange={(texts) => set('name', texts)}
        />
      </div>
      <BothLanguagesFields
        arabic={{
          id: fieldId('description'),
          label: <Trans>Description in Arabic</Trans>,
          hint: <Trans>What’s included and what’s extra.</Trans>,
          error: errors.description,
          isOptional: true,
        }}
        english={{ label: <Trans>Description in English</Trans>, isOptional: true }}
        rows={3}
        maxLength={1000}
        value={description}
        onChange={(texts) => set('description', texts)}
      />
    </section>
  );
}

/** What it costs. */
export function PriceSection({ form: { values, errors, fieldId, set } }: SectionProps): ReactNode {
  return (
    <section className="web-form-section">
      <h2 className="web-form-section-title">
        <Trans>Price</Trans>
      </h2>
      <RadioCards
        legend={<Trans>How do you price it?</Trans>}
        value={values.pricing}
        onChange={(kind) => isPriceKind(kind) && set('pricing', kind)}
        columns={2}
        cards={[
          { value: 'fixed', label: <Trans>Fixed price</Trans> },
          { value: 'hourly', label: <Trans>By the hour</Trans> },
          { value: 'from', label: <Trans>Starting price</Trans> },
          { value: 'visit-first', label: <Trans>After a visit</Trans> },
        ]}
      />
      <FormField
        id={fieldId('amount')}
        label={
          values.pricing === 'visit-first' ? (
            <Trans>What the visit costs, in dinars</Trans>
          ) : values.pricing === 'hourly' ? (
            <Trans>Hourly rate in dinars</Trans>
          ) : (
            <Trans>Price in dinars</Trans>
          )
        }
        hint={
          values.pricing === 'visit-first' ? (
            <Trans>Enter 0 if the visit is free.</Trans>
          ) : undefined
        }
        error={errors.amount}
        required
      >
        <MoneyField value={values.amount} onChange={(amount) => set('amount', amount)} />
      </FormField>
    </section>
  );
}

interface ChoiceFieldProps extends SectionProps {
  readonly of: 'duration' | 'interval' | 'before' | 'after' | 'notice' | 'horizon';
  readonly label: ReactNode;
  readonly options: SelectProps['options'];
}

function ChoiceField({
  form: { values, fieldId, set },
  of: field,
  label,
  options,
}: ChoiceFieldProps): ReactNode {
  return (
    <FormField id={fieldId(field)} label={label}>
      <Select
        value={values[field]}
        onChange={(event) => set(field, event.target.value)}
        options={options}
      />
    </FormField>
  );
}

/** How long it takes, and what is kept free around it. */
export function DurationSection({ form }: SectionProps): ReactNode {
  const { values } = form;
  const minutes = useMinutes();
  return (
    <section className="web-form-section">
      <h2 className="web-form-section-title">
        <Trans>Time</Trans>
      </h2>
      <div className="web-field-pair">
        <ChoiceField
          form={form}
          of="duration"
          label={<Trans>How long it takes</Trans>}
          options={minutes([30, 45, 60, 90, 120, 180, 240, 360, 480], values.duration)}
        />
        <ChoiceField
          form={form}
          of="interval"
          label={<Trans>Start times every</Trans>}
          options={minutes([15, 20, 30, 60, 90, 120, 180, 240], values.interval)}
        />
        <ChoiceField
          form={form}
          of="before"
          label={<Trans>Free time before</Trans>}
          options={minutes([0, 10, 15, 30, 45, 60, 90, 120], values.before)}
        />
        <ChoiceField
          form={form}
          of="after"
          label={<Trans>Free time after</Trans>}
          options={minutes([0, 10, 15, 30, 45, 60, 90, 120], values.after)}
        />
      </div>
    </section>
  );
}

/** How customers book it, and until when they may change their minds. */
export function BookingSection({ form }: SectionProps): ReactNode {
  const { values, errors, fieldId, set } = form;
  const minutes = useMinutes();
  const days = useDays();
  return (
    <section className="web-form-section">
      <h2 className="web-form-section-title">
        <Trans>Booking</Trans>
      </h2>
      <RadioCards
        legend={<Trans>How are bookings confirmed?</Trans>}
        value={values.confirmation}
        onChange={(value) => set('confirmation', value === 'approval' ? 'approval' : 'instant')}
        columns={2}
        cards={[
          {
            value: 'instant',
            label: <Trans>At once</Trans>,
            description: <Trans>The first to pick a free time has it.</Trans>,
          },
          {
            value: 'approval',
            label: <Trans>After your approval</Trans>,
            description: <Trans>You accept or decline each booking.</Trans>,
          },
        ]}
      />
      <div className="web-field-pair">
        <ChoiceField
          form={form}
          of="notice"
          label={<Trans>Minimum notice</Trans>}
          options={minutes([0, 60, 120, 180, 360, 720, 1440, 2880, 4320, 10_080], values.notice)}
        />
        <ChoiceField
          form={form}
          of="horizon"
          label={<Trans>How far ahead customers can book</Trans>}
          options={days([7, 14, 30, 42, 60, 90, 180], values.horizon)}
        />
      </div>
      <FormField
        id={fieldId('cap')}
        label={<Trans>Most bookings a day</Trans>}
        hint={<Trans>Leave empty for as many as fit.</Trans>}
        error={errors.cap}
        isOptional
      >
        <NumberField
          isInteger
          min={1}
          max={50}
          value={values.cap}
          onChange={(cap) => set('cap', cap)}
        />
      </FormField>
      <RadioCards
        legend={<Trans>Until when can a customer cancel freely?</Trans>}
        value={values.cancellation}
        onChange={(value) =>
          set('cancellation', value === 'flexible' || value === 'strict' ? value : 'moderate')
        }
        columns={3}
        cards={[
          { value: 'flexible', label: <Trans>Until 2 hours before</Trans> },
          { value: 'moderate', label: <Trans>Until a day before</Trans> },
          { value: 'strict', label: <Trans>Until 3 days before</Trans> },
        ]}
      />
    </section>
  );
}
