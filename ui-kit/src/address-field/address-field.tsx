import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

import { Combobox } from '../combobox/combobox.tsx';
import type { ComboboxItem } from '../combobox/find-items.ts';
import { FormField } from '../form-field/form-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { Address, AddressPart } from './address.ts';

export interface AddressFieldProps {
  /** The question: "Where is the work?". */
  readonly legend: ReactNode;
  readonly value: Address;
  readonly onChange: (address: Address) => void;
  readonly cities: readonly ComboboxItem[];
  /** The neighbourhoods of the chosen city. The page supplies them when the city changes. */
  readonly areas: readonly ComboboxItem[];
  /** The error of each part; the same sentences as in the ErrorSummary. */
  readonly errors?: Partial<Readonly<Record<AddressPart, ReactNode>>>;
  /** Prefix of the parts' ids (`${id}-city` and so on), for links from an ErrorSummary. */
  readonly id?: string;
  readonly disabled?: boolean;
}

/**
 * An address as Libyans give it: city, neighbourhood, nearest landmark; street and house only where
 * there are any. It has its own legend and fields: do not wrap it in a FormField.
 */
export function AddressField({
  legend,
  value,
  onChange,
  cities,
  areas,
  errors,
  id,
  disabled = false,
}: AddressFieldProps): ReactNode {
  const { t } = useLingui();
  const ownId = useId();
  const partId = (part: AddressPart): string => `${id ?? ownId}-${part}`;
  const change = (part: Partial<Address>): void => onChange({ ...value, ...part });
  return (
    <fieldset className="ui-address-field" disabled={disabled}>
      <legend className="ui-address-field-legend">{legend}</legend>
      <div className="ui-address-field-pair">
        <FormField id={partId('city')} label={t`City`} error={errors?.city} required>
          <Combobox
            items={cities}
            value={value.city}
            disabled={disabled}
            // A neighbourhood belongs to its city
            onChange={(city) => change({ city, area: null })}
          />
        </FormField>
        <FormField id={partId('area')} label={t`Neighbourhood`} error={errors?.area} required>
          <Combobox
            items={areas}
            value={value.area}
            disabled={disabled || value.city === null}
            onChange={(area) => change({ area })}
          />
        </FormField>
      </div>
      <FormField
        id={partId('landmark')}
        label={t`Nearest landmark`}
        hint={t`As you would say it on the phone: opposite the mosque, behind the clinic.`}
        error={errors?.landmark}
        required
      >
        <TextField
          dir="auto"
          maxLength={120}
          value={value.landmark}
          onChange={(event) => change({ landmark: event.target.value })}
        />
      </FormField>
      <div className="ui-address-field-pair">
        <FormField id={partId('street')} label={t`Street`} error={errors?.street} isOptional>
          <TextField
            dir="auto"
            maxLength={80}
            value={value.street}
            onChange={(event) => change({ street: event.target.value })}
          />
        </FormField>
        <FormField
          id={partId('house')}
          label={t`House, floor, flat`}
          error={errors?.house}
          isOptional
        >
          <TextField
            dir="auto"
            maxLength={80}
            value={value.house}
            onChange={(event) => change({ house: event.target.value })}
          />
        </FormField>
      </div>
    </fieldset>
  );
}
