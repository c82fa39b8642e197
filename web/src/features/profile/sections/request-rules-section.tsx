import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import type { RequestRules } from '@osta/contracts/professional/request-rules';
import {
  FormField,
  MoneyField,
  MultiSelect,
  NumberField,
  RadioCards,
  SectionForm,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { call, type InputOf } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { servicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { useSavedSection } from '../../../forms/use-saved-section.ts';
import { myProfileKey } from '../../../professionals/my-profile.queries.ts';
import { requestRulesQuery } from './request-rules.queries.ts';
import { sectionShapes } from './section-shapes.ts';

/** As many as the service accepts. */
const mostOpen = 100;

const serviceNames = {
  accepts: 'body.acceptsRequests',
  most: 'body.maxOpenRequests',
  isMostBroken: 'body.maxOpenRequests',
  least: 'body.minBudget',
  services: 'body.serviceIds',
};

interface RulesValues {
  readonly accepts: boolean;
  readonly most: number | null;
  /** What was typed for it is no number. */
  readonly isMostBroken: boolean;
  readonly least: number | null;
  readonly services: readonly string[];
}

function valuesOf(rules: RequestRules): RulesValues {
  return {
    accepts: rules.acceptsRequests,
    most: rules.maxOpenRequests,
    isMostBroken: false,
    least: rules.minBudget,
    services: rules.serviceIds ?? [],
  };
}

/** Whether so many requests can go on at the same time; `null`: any number. */
function isLimit(most: number | null): boolean {
  return most === null || (most >= 1 && most <= mostOpen);
}

interface RequestRulesSectionProps {
  readonly profile: Pick<PublicProfessional, 'id' | 'categories'>;
}

/** Which requests reach a professional. */
export function RequestRulesSection({
  profile: { id, categories },
}: RequestRulesSectionProps): ReactNode {
  const { t } = useLingui();
  const api = useApi();
  const { data: rules } = useSuspenseQuery(requestRulesQuery(api, id));
  const { data: catalogue } = useSuspenseQuery(servicesQuery(api));
  const { form, frame } = useSavedSection<
    RulesValues,
    InputOf<'PUT /api/professional/request-rules'>['body'],
    unknown
  >({
    draft: `${id}:profile:requests`,
    changes: myProfileKey(id),
    initial: valuesOf(rules),
    // Whoever has set no rules gets every request
    isSaved: true,
    shape: sectionShapes.requests,
    rules: {
      most: [
        (most, { accepts, isMostBroken }) =>
          !accepts || (!isMostBroken && isLimit(most)) || t`Enter a number from 1 to ${mostOpen}.`,
      ],
    },
    bodyOf: ({ accepts, most, least, services }) => ({
      acceptsRequests: accepts,
      // Nobody sees the number of requests when there are none
      maxOpenRequests: isLimit(most) ? most : null,
      minBudget: least,
      serviceIds: services.length === 0 ? null : [...services],
    }),
    callOf: (body) => call('PUT /api/professional/request-rules', { body }),
    serviceNames,
    fieldOf: (error) => (isProblem(error, 'SERVICE_UNKNOWN') ? 'services' : null),
  });
  const { values, errors, fieldId, set, setAll } = form;
  const [undone, setUndone] = useState(0);
  const { onReset } = frame;
  const trades = new Set(categories.map((trade) => trade.id));
  const offered = catalogue.categories.flatMap(({ id: trade, services, hidden = [] }) =>
    [...services, ...hidden].filter(
      (service) => trades.has(trade) || values.services.includes(service.id),
    ),
  );

  return (
    <SectionForm
      title={<Trans>Requests</Trans>}
      description={
        <Trans>
          Customers who ask everyone near them reach you only with requests that fit. If someone
          sends you another one, they hear at once that you don’t take it.
        </Trans>
      }
      saveLabel={<Trans>Save which requests reach you</Trans>}
      {...frame}
      {...(onReset && {
        onReset: () => {
          onReset();
          setUndone(undone + 1);
        },
      })}
    >
      <RadioCards
        id={fieldId('accepts')}
        legend={<Trans>Which requests reach you?</Trans>}
        columns={2}
        value={values.accepts ? 'fitting' : 'none'}
        onChange={(which) => set('accepts', which === 'fitting')}
        error={errors.accepts}
        cards={[
          {
            value: 'fitting',
            label: <Trans>Those that fit</Trans>,
            description: <Trans>By your trades, where you work, and what you choose here.</Trans>,
          },
          {
            value: 'none',
            label: <Trans>No requests for now</Trans>,
            description: <Trans>Your services can still be booked.</Trans>,
          },
        ]}
      />
      {values.accepts && (
        <>
          <FormField
            id={fieldId('most')}
            label={<Trans>Requests at the same time</Trans>}
            hint={
              <Trans>
                Once so many are current in your inbox, you get no more. Leave it empty for any
                number.
              </Trans>
            }
            error={errors.most}
            isOptional
          >
            <NumberField
              // What was typed and is no number goes with the other changes
              key={undone}
              isInteger
              min={1}
              max={mostOpen}
              value={values.most}
              onChange={(most, problem) =>
                setAll((before) => ({ ...before, most, isMostBroken: problem !== null }))
              }
            />
          </FormField>
          <FormField
            id={fieldId('least')}
            label={<Trans>Smallest budget, in dinars</Trans>}
            hint={
              <Trans>Requests without a budget reach you too. Leave it empty for any budget.</Trans>
            }
            error={errors.least}
            isOptional
          >
            <MoneyField value={values.least} onChange={(least) => set('least', least)} />
          </FormField>
          <FormField
            id={fieldId('services')}
            label={<Trans>Services</Trans>}
            hint={<Trans>Leave it empty to be asked for everything in your trades.</Trans>}
            error={errors.services}
            isOptional
          >
            <MultiSelect
              items={offered.map((service) => ({ id: service.id, label: service.name }))}
              value={values.services}
              onChange={(services) => set('services', services)}
            />
          </FormField>
        </>
      )}
    </SectionForm>
  );
}
