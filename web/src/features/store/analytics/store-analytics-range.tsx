import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AnalyticsStep } from '@osta/contracts/store/analytics-api';
import { DateRangeField, FormField, Select } from '@osta/ui-kit';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import type { AnalyticsRange } from '../../../stores/store-analytics.queries.ts';
import { type AnalyticsSearch, analyticsSearch, lengths, stepsOf } from './analytics-range.ts';

const route = getRouteApi('/_default/store/dashboard');

const lengthNames: Readonly<Record<(typeof lengths)[number], MessageDescriptor>> = {
  '7': msg`Last 7 days`,
  '30': msg`Last 30 days`,
  '90': msg`Last 90 days`,
  '365': msg`Last 365 days`,
};

const stepNames: Readonly<Record<AnalyticsStep, MessageDescriptor>> = {
  day: msg`By day`,
  week: msg`By week`,
  month: msg`By month`,
};

interface AnalyticsRangeFieldsProps {
  readonly storeId: string;
  readonly range: AnalyticsRange;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** Which days are counted, and how long a column is. The address holds the choice. */
export function AnalyticsRangeFields({
  storeId,
  range,
  today,
}: AnalyticsRangeFieldsProps): ReactNode {
  const { i18n, t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { last = '30', from } = search;
  const [isChoosing, setIsChoosing] = useState(from !== undefined);
  const steps = stepsOf(range);

  function show(change: AnalyticsSearch): void {
    void navigate({
      search: { store: storeId, tab: 'analytics', ...analyticsSearch({ ...change }) },
      replace: true,
      resetScroll: false,
    });
  }

  return (
    <div className="web-store-range">
      <FormField id="store-analytics-range" label={<Trans>Which days</Trans>}>
        <Select
          value={isChoosing ? 'chosen' : last}
          onChange={({ target: { value } }) => {
            setIsChoosing(value === 'chosen');
            const known = lengths.find((each) => each === value);
            if (known !== undefined) show({ last: known });
          }}
          options={[
            ...lengths.map((value) => ({ value, label: i18n._(lengthNames[value]) })),
            { value: 'chosen', label: t`Choose the days` },
          ]}
        />
      </FormField>
      {isChoosing && (
        <FormField id="store-analytics-days" label={<Trans>First and last day</Trans>}>
          <DateRangeField
            value={{ from: range.from, to: range.until }}
            max={today}
            onChange={(days) => {
              if (days !== null) show({ from: days.from, until: days.to });
            }}
          />
        </FormField>
      )}
      <FormField id="store-analytics-step" label={<Trans>Grouping</Trans>}>
        <Select
          value={range.by}
          onChange={({ target: { value } }) => {
            const by = steps.find((each) => each === value);
            if (by !== undefined) show({ ...analyticsSearch({ ...search }), by });
          }}
          options={steps.map((value) => ({ value, label: i18n._(stepNames[value]) }))}
        />
      </FormField>
    </div>
  );
}
