import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import type { RequestRules } from '@osta/contracts/professional/request-rules';
import {
  Button,
  Card,
  ErrorSummary,
  FormField,
  Heading,
  MoneyField,
  MultiSelect,
  notify,
  NumberField,
  RadioCards,
  Text,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { servicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useServerFields } from '../../../forms/server-fields.ts';
import { summarize } from '../../../forms/summarize.ts';
import { useFormFields } from '../../../forms/use-form-fields.ts';
import { requestRulesQuery, useSaveRequestRules } from './request-rules.queries.ts';

/** As many as the service accepts. */
const mostOpen = 100;

/** In the order of the form, under the names of its fields. */
const labels = {
  most: msg`Requests at the same time`,
  least: msg`Smallest budget, in dinars`,
  services: msg`Services`,
};

const serviceNames = {
  most: 'body.maxOpenRequests',
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

interface RequestRulesFormProps {
  readonly profile: Pick<PublicProfessional, 'id' | 'categories'>;
}

/** Which requests reach a professional. */
export function RequestRulesForm({
  profile: { id, categories },
}: RequestRulesFormProps): ReactNode {
  const { i18n, t } = useLingui();
  const api = useApi();
  const { data: rules } = useSuspenseQuery(requestRulesQuery(api, id));
  const { data: catalogue } = useSuspenseQuery(servicesQuery(api));
  const save = useSaveRequestRules(id);
  const serverFields = useServerFields();
  const { values, errors, fieldId, set, setAll, submit, submitCount, refuse } =
    useFormFields<RulesValues>({
      initial: valuesOf(rules),
      hasSummary: true,
      rules: {
        most: [
          (most, { isMostBroken }) =>
            (!isMostBroken && (most === null || (most >= 1 && most <= mostOpen))) ||
            t`Enter a number from 1 to ${mostOpen}.`,
        ],
      },
      onSubmit: ({ accepts, most, least, services }) =>
        save.mutate(
          {
            acceptsRequests: accepts,
            maxOpenRequests: most,
            minBudget: least,
            serviceIds: services.length === 0 ? null : [...services],
          },
          {
            onSuccess: () => notify.success(<Trans>Saved</Trans>),
            onError: (error) => refuse(serverFields(error, serviceNames)),
          },
        ),
    });
  const trades = new Set(categories.map((trade) => trade.id));
  const offered = catalogue.categories.flatMap(({ id: trade, services, hidden = [] }) =>
    [...services, ...hidden].filter(
      (service) => trades.has(trade) || values.services.includes(service.id),
    ),
  );

  return (
    <Card className="web-profile-card" padding="large">
      <form className="web-form" noValidate onSubmit={submit}>
        <Heading as="h2" size="medium">
          <Trans>Requests</Trans>
        </Heading>
        <Text tone="quiet" size="small">
          <Trans>
            Customers who ask everyone near them reach you only with requests that fit. If someone
            sends you another one, they hear at once that you don’t take it.
          </Trans>
        </Text>
        <ErrorSummary
          errors={summarize(labels, errors, fieldId, (message) => i18n._(message))}
          submitCount={submitCount}
        />
        <RadioCards
          legend={<Trans>Which requests reach you?</Trans>}
          columns={2}
          value={values.accepts ? 'fitting' : 'none'}
          onChange={(which) => set('accepts', which === 'fitting')}
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
                <Trans>
                  Requests without a budget reach you too. Leave it empty for any budget.
                </Trans>
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
        <ProblemNotice error={save.error} />
        <div className="web-actions">
          <Button type="submit" variant="secondary" isLoading={save.isPending}>
            <Trans>Save which requests reach you</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
