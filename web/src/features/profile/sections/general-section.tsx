import { Trans, useLingui } from '@lingui/react/macro';
import type { LocalizedText } from '@osta/contracts/locale';
import type { PublicProfessional, PublishProfileRequest } from '@osta/contracts/professional/api';
import { FormField, notify, SectionForm } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { isTradeRefused } from '../../../catalogue/is-trade-refused.ts';
import { PlacePicker } from '../../../catalogue/place-picker.tsx';
import { BothLanguagesFields } from '../../../forms/both-languages-fields.tsx';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useSavedSection } from '../../../forms/use-saved-section.ts';
import { myProfileKey } from '../../../professionals/my-profile.queries.ts';
import { mostTrades, TradesField } from '../../../professionals/trades-field.tsx';
import { YearsField } from '../../../professionals/years-field.tsx';
import { sectionShapes } from './section-shapes.ts';

/** As long as the service accepts. */
const mostHeadline = 140;

const serviceNames = {
  trades: 'body.categoryIds',
  place: 'body.placeId',
  headline: 'body.headline',
  years: 'body.experienceYears',
};
interface GeneralValues {
  readonly trades: readonly string[];
  readonly place: string | null;
  readonly headline: LocalizedText;
  readonly years: string;
}

function valuesOf(profile: PublicProfessional | null): GeneralValues {
  return {
    trades: profile?.categories.map(({ id }) => id) ?? [],
    place: profile?.place.id ?? null,
    headline: profile?.headlines ?? { ar: '', en: '' },
    years: profile === null ? '' : String(profile.experienceYears),
  };
}

interface GeneralSectionProps {
  readonly userId: string;
  /** `null` before it is published. */
  readonly profile: PublicProfessional | null;
}

/** What a profile cannot be without: trades, place, a sentence, years of work. Saving it publishes it. */
export function GeneralSection({ userId, profile }: GeneralSectionProps): ReactNode {
  const { t } = useLingui();
  const rules = useFieldRules();
  const isNew = profile === null;
  const { form, frame } = useSavedSection<
    GeneralValues,
    PublishProfileRequest,
    PublishProfileRequest
  >({
    draft: `${userId}:profile:general`,
    changes: myProfileKey(userId),
    initial: valuesOf(profile),
    isSaved: !isNew,
    shape: sectionShapes.general,
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
    bodyOf: ({ trades, place, headline, years }) =>
      place === null
        ? null
        : {
            categoryIds: [...trades],
            placeId: place,
            headline: { ar: headline.ar.trim(), en: headline.en.trim() },
            experienceYears: Number(years),
          },
    callOf: (body) => call('PUT /api/professional/profile', { body }),
    serviceNames,
    fieldOf: (error) => (isTradeRefused(error) ? 'trades' : null),
    onSaved: () => {
      if (isNew) notify.success(<Trans>Your profile is published.</Trans>);
    },
  });
  const { values, errors, fieldId, set } = form;

  return (
    <SectionForm
      title={<Trans>Your work</Trans>}
      description={
        <Trans>
          This is what customers see when they choose who to ask. Your name comes from your account.
        </Trans>
      }
      {...(isNew && { saveLabel: <Trans>Publish my profile</Trans> })}
      {...frame}
    >
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
    </SectionForm>
  );
}
