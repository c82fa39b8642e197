import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import { Button, Callout, ErrorSummary, FormField, notify, TextField } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { PlacePicker } from '../../catalogue/place-picker.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useFieldRules } from '../../forms/field-rules.ts';
import { useServerFields } from '../../forms/server-fields.ts';
import { summarize } from '../../forms/summarize.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { myProfileQuery } from '../../professionals/my-profile.queries.ts';
import { usePublishProfile } from './my-profile.mutations.ts';
import { mostTrades, TradesField } from './trades-field.tsx';

import './profile.css';

const route = getRouteApi('/_professional/professional/profile');

/** In the order of the form, under the names of its fields. */
const labels = {
  trades: msg`Trades`,
  place: msg`Where you work`,
  headline: msg`Your work in one sentence`,
  years: msg`Years in the trade`,
};

/* oxlint-disable lingui/no-unlocalized-strings -- where the service has each field */
const serviceNames = {
  trades: 'body.categoryIds',
  place: 'body.placeId',
  headline: 'body.headline',
  years: 'body.experienceYears',
};
/* oxlint-enable lingui/no-unlocalized-strings */

interface ProfileValues {
  readonly trades: readonly string[];
  readonly place: string | null;
  readonly headline: string;
  readonly years: string;
}

function valuesOf(profile: ProfessionalCard | null): ProfileValues {
  return {
    trades: profile?.categories.map(({ id }) => id) ?? [],
    place: profile?.place.id ?? null,
    headline: profile?.headline ?? '',
    years: profile === null ? '' : String(profile.experienceYears),
  };
}

/** The form of a professional's public profile: trades, place, a sentence, years of work. */
export function ProfilePage(): ReactNode {
  const { i18n, t } = useLingui();
  const { me } = route.useRouteContext();
  const { data: profile } = useSuspenseQuery(myProfileQuery(useApi(), me.id));
  const rules = useFieldRules();
  const publish = usePublishProfile(me.id);
  const serverFields = useServerFields();
  const { values, errors, fieldId, set, submit, submitCount, refuse } =
    useFormFields<ProfileValues>({
      initial: valuesOf(profile),
      hasSummary: true,
      rules: {
        trades: [
          (trades) => trades.length > 0 || t`Choose at least one trade.`,
          (trades) => trades.length <= mostTrades || t`Choose at most ${mostTrades} trades.`,
        ],
        place: [(place) => place !== null || t`Choose a place from the list.`],
        headline: [
          (text) => text.trim() !== '' || t`Say in one sentence what you do.`,
          rules.maxLength(140),
        ],
        years: [
          (years) => years.trim() !== '' || t`Enter how many years you have worked in the trade.`,
          rules.digits,
          (years) => Number(years) <= 60 || t`Enter at most 60 years.`,
        ],
      },
      carry: { name: 'profile', fields: ['trades', 'place', 'headline', 'years'] },
      onSubmit: ({ trades, place, headline, years }) => {
        if (place === null) return;
        publish.mutate(
          {
            categoryIds: [...trades],
            placeId: place,
            headline: headline.trim(),
            experienceYears: Number(years),
          },
          {
            onSuccess: () => notify.success(<Trans>Your profile is published.</Trans>),
            onError: (error) => refuse(serverFields(error, serviceNames)),
          },
        );
      },
    });
  const summary = summarize(labels, errors, fieldId, (message) => i18n._(message));

  return (
    <div className="web-narrow">
      <h1 className="web-page-title">
        <Trans>My profile</Trans>
      </h1>
      <p className="web-lead">
        <Trans>
          This is what customers see when they choose who to ask. Your name comes from your account.
        </Trans>
      </p>
      {profile === null && (
        <div className="web-lead">
          <Callout tone="waiting" title={<Trans>Your profile isn’t published yet</Trans>}>
            <Trans>Complete it so customers can find you.</Trans>
          </Callout>
        </div>
      )}
      <form className="web-form" noValidate onSubmit={submit}>
        <ErrorSummary errors={summary} submitCount={submitCount} />
        <TradesField
          id={fieldId('trades')}
          value={values.trades}
          onChange={(trades) => set('trades', trades)}
          error={errors.trades}
        />
        <FormField
          id={fieldId('place')}
          label={<Trans>Where you work</Trans>}
          error={errors.place}
          required
        >
          <PlacePicker value={values.place} onChange={(place) => set('place', place)} />
        </FormField>
        <FormField
          id={fieldId('headline')}
          label={<Trans>Your work in one sentence</Trans>}
          hint={<Trans>One sentence, as you would say it to a customer.</Trans>}
          error={errors.headline}
          required
        >
          <TextField
            dir="auto"
            maxLength={140}
            value={values.headline}
            onChange={(event) => set('headline', event.target.value)}
          />
        </FormField>
        <FormField
          id={fieldId('years')}
          label={<Trans>Years in the trade</Trans>}
          error={errors.years}
          required
        >
          <TextField
            isLtr
            inputMode="numeric"
            maxLength={2}
            value={values.years}
            onChange={(event) => set('years', event.target.value)}
          />
        </FormField>
        <ProblemNotice error={publish.error} />
        <div className="web-actions">
          <Button type="submit" isLoading={publish.isPending}>
            {profile === null ? <Trans>Publish my profile</Trans> : <Trans>Save</Trans>}
          </Button>
        </div>
      </form>
    </div>
  );
}
