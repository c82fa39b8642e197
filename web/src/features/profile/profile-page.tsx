import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LocalizedText } from '@osta/contracts/locale';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import { Button, Callout, Card, ErrorSummary, FormField, notify } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { WayToApproval } from '../../applications/way-to-approval.tsx';
import { AvatarForm } from '../../avatar/avatar-form.tsx';
import { PlacePicker } from '../../catalogue/place-picker.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { BothLanguagesFields } from '../../forms/both-languages-fields.tsx';
import { useFieldRules } from '../../forms/field-rules.ts';
import { useServerFields } from '../../forms/server-fields.ts';
import { summarize } from '../../forms/summarize.ts';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { myApplicationQuery } from '../../professionals/my-application.queries.ts';
import { myProfileQuery } from '../../professionals/my-profile.queries.ts';
import { mostTrades, TradesField } from '../../professionals/trades-field.tsx';
import { YearsField } from '../../professionals/years-field.tsx';
import { useMe } from '../../session/use-me.ts';
import { GalleryForm } from './gallery-form.tsx';
import { LanguagesForm } from './languages-form.tsx';
import { usePublishProfile } from './my-profile.mutations.ts';
import { PauseCard } from './pause-card.tsx';
import { RequestRulesForm } from './request-rules-form.tsx';

import './profile.css';

const route = getRouteApi('/_professional/professional/profile');

/** As long as the service accepts. */
const mostHeadline = 140;

/** In the order of the form, under the names of its fields. */
const labels = {
  trades: msg`Trades`,
  place: msg`Where you work`,
  headline: msg`Your work in one sentence`,
  years: msg`Years in the trade`,
};

const serviceNames = {
  trades: 'body.categoryIds',
  place: 'body.placeId',
  headline: 'body.headline',
  years: 'body.experienceYears',
};
interface ProfileValues {
  readonly trades: readonly string[];
  readonly place: string | null;
  readonly headline: LocalizedText;
  readonly years: string;
}

function valuesOf(profile: PublicProfessional | null): ProfileValues {
  return {
    trades: profile?.categories.map(({ id }) => id) ?? [],
    place: profile?.place.id ?? null,
    headline: profile?.headlines ?? { ar: '', en: '' },
    years: profile === null ? '' : String(profile.experienceYears),
  };
}

/** The public profile of a professional who is approved; everybody else is told how to become one. */
export function ProfilePage(): ReactNode {
  const { me } = route.useRouteContext();
  const { data: application } = useSuspenseQuery(myApplicationQuery(useApi(), me.id));
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
      {application?.status === 'approved' ? (
        <ProfileForm userId={me.id} />
      ) : (
        <WayToApproval application={application} />
      )}
    </div>
  );
}

interface ProfileFormProps {
  readonly userId: string;
}

/** The form of a professional's public profile: trades, place, a sentence, years of work. */
function ProfileForm({ userId }: ProfileFormProps): ReactNode {
  const { i18n, t } = useLingui();
  const me = useMe();
  const { data: profile } = useSuspenseQuery(myProfileQuery(useApi(), userId));
  const rules = useFieldRules();
  const publish = usePublishProfile(userId);
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
          ({ ar, en }) => `${ar}${en}`.trim() !== '' || t`Say in one sentence what you do.`,
          ({ ar }) => rules.maxLength(mostHeadline)(ar),
          ({ en }) => rules.maxLength(mostHeadline)(en),
        ],
        years: [
          (years) => years.trim() !== '' || t`Enter how many years you’ve worked in the trade.`,
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
            headline: { ar: headline.ar.trim(), en: headline.en.trim() },
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
    <>
      {profile === null && (
        <div className="web-lead">
          <Callout tone="waiting" title={<Trans>Your profile isn’t published yet</Trans>}>
            <Trans>Complete it so customers can find you.</Trans>
          </Callout>
        </div>
      )}
      {me !== null && (
        <Card className="web-profile-face" padding="large">
          <AvatarForm me={me} />
        </Card>
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
        <BothLanguagesFields
          arabic={{
            id: fieldId('headline'),
            label: <Trans>Your work in one sentence, in Arabic</Trans>,
            hint: (
              <Trans>
                As you’d say it to a customer, in one language or in both. Readers of the other
                language see the sentence there is.
              </Trans>
            ),
            error: errors.headline,
          }}
          english={{ label: <Trans>Your work in one sentence, in English</Trans> }}
          maxLength={mostHeadline}
          value={values.headline}
          onChange={(texts) => set('headline', texts)}
        />
        <YearsField
          id={fieldId('years')}
          value={values.years}
          error={errors.years}
          onChange={(years) => set('years', years)}
        />
        <ProblemNotice error={publish.error} />
        <div className="web-actions">
          <Button type="submit" isLoading={publish.isPending}>
            {profile === null ? <Trans>Publish my profile</Trans> : <Trans>Save</Trans>}
          </Button>
        </div>
      </form>
      {profile !== null && (
        <>
          <LanguagesForm profile={profile} />
          <GalleryForm userId={userId} />
          <PauseCard profile={profile} />
          <RequestRulesForm profile={profile} />
        </>
      )}
    </>
  );
}
