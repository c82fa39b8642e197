import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreView } from '@osta/contracts/store/api';
import { FormField, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { BothLanguagesFields } from '../../../forms/both-languages-fields.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import type { FormFields, Rules } from '../../../forms/use-form-fields.ts';
import { TradesField } from '../../../professionals/trades-field.tsx';
import { AskedChange } from './asked-change.tsx';
import type { BasicValues } from './section-values.ts';

const mostStoreTrades = 3;

export const basicServiceNames = {
  name: 'body.name',
  description: 'body.description',
  trades: 'body.categoryIds',
  legalName: 'body.legalName',
  registrationNumber: 'body.registrationNumber',
};
/** The rules of the section, with their sentences in the language of the page. */
export function useBasicRules(): Rules<BasicValues> {
  const { t } = useLingui();
  const { maxLength } = useFieldRules();
  return {
    name: [
      ({ ar, en }) =>
        ar.trim().length > 1 || en.trim().length > 1 || t`Enter the name in one language at least.`,
      ({ ar }) => maxLength(80)(ar),
      ({ en }) => maxLength(80)(en),
    ],
    description: [({ ar }) => maxLength(1000)(ar), ({ en }) => maxLength(1000)(en)],
    trades: [
      (trades) => trades.length > 0 || t`Choose at least one trade.`,
      (trades) => trades.length <= mostStoreTrades || t`Choose at most ${mostStoreTrades} trades.`,
    ],
    legalName: [maxLength(120)],
    registrationNumber: [maxLength(40)],
  };
}

interface BasicFieldsProps {
  readonly form: FormFields<BasicValues>;
  /** What an admin asks to change. */
  readonly changes?: StoreView['changes'];
}

const noChanges: StoreView['changes'] = {};

/** The fields of what a store is: names, description, trades, and the register for admins. */
export function BasicFields({ form, changes = noChanges }: BasicFieldsProps): ReactNode {
  const { values, errors, fieldId, set } = form;
  const { name, description } = values;
  return (
    <>
      <AskedChange note={changes.name}>
        <div className="web-field-pair">
          <BothLanguagesFields
            arabic={{
              id: fieldId('name'),
              label: <Trans>Name in Arabic</Trans>,
              error: errors.name,
              required: true,
            }}
            english={{ label: <Trans>Name in English</Trans>, isOptional: true }}
            maxLength={80}
            value={name}
            onChange={(texts) => set('name', texts)}
          />
        </div>
      </AskedChange>
      <AskedChange note={changes.categoryIds}>
        <TradesField
          id={fieldId('trades')}
          value={values.trades}
          onChange={(trades) => set('trades', trades)}
          error={errors.trades}
          most={mostStoreTrades}
        />
      </AskedChange>
      <AskedChange note={changes.description}>
        <BothLanguagesFields
          arabic={{
            id: fieldId('description'),
            label: <Trans>Description in Arabic</Trans>,
            hint: <Trans>What you sell or do, and what you’re known for.</Trans>,
            error: errors.description,
            isOptional: true,
          }}
          english={{ label: <Trans>Description in English</Trans>, isOptional: true }}
          rows={4}
          maxLength={1000}
          showsCount
          value={description}
          onChange={(texts) => set('description', texts)}
        />
      </AskedChange>
      <AskedChange note={changes.legalName}>
        <FormField
          id={fieldId('legalName')}
          label={<Trans>Name in the commercial register</Trans>}
          hint={<Trans>Only our reviewers see it.</Trans>}
          error={errors.legalName}
          isOptional
        >
          <TextField
            dir="auto"
            maxLength={120}
            value={values.legalName}
            onChange={(event) => set('legalName', event.target.value)}
          />
        </FormField>
      </AskedChange>
      <AskedChange note={changes.registrationNumber}>
        <FormField
          id={fieldId('registrationNumber')}
          label={<Trans>Commercial register number</Trans>}
          hint={<Trans>Only our reviewers see it.</Trans>}
          error={errors.registrationNumber}
          isOptional
        >
          <TextField
            isLtr
            maxLength={40}
            value={values.registrationNumber}
            onChange={(event) => set('registrationNumber', event.target.value)}
          />
        </FormField>
      </AskedChange>
    </>
  );
}
