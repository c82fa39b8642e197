import { Trans, useLingui } from '@lingui/react/macro';
import type { DeclareLanguagesRequest, ProfessionalCard } from '@osta/contracts/professional/api';
import type { SpokenLanguage } from '@osta/contracts/professional/spoken-language';
import { FormField, MultiSelect, SectionForm } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useSavedSection } from '../../../forms/use-saved-section.ts';
import { isSpokenLanguage, languageNames } from '../../../professionals/language-names.ts';
import { myProfileKey } from '../../../professionals/my-profile.queries.ts';
import { sectionShapes } from './section-shapes.ts';

interface LanguagesSectionProps {
  readonly profile: Pick<ProfessionalCard, 'id' | 'languages'>;
}

interface LanguagesValues {
  readonly languages: readonly SpokenLanguage[];
}

/** The languages that a professional speaks with customers, who can look for them. */
export function LanguagesSection({ profile: { id, languages } }: LanguagesSectionProps): ReactNode {
  const { i18n } = useLingui();
  const { form, frame } = useSavedSection<
    LanguagesValues,
    DeclareLanguagesRequest,
    DeclareLanguagesRequest
  >({
    draft: `${id}:profile:languages`,
    changes: myProfileKey(id),
    initial: { languages },
    isSaved: languages.length > 0,
    shape: sectionShapes.languages,
    rules: {},
    bodyOf: (values) => ({ languages: [...values.languages] }),
    callOf: (body) => call('PUT /api/professional/languages', { body }),
    serviceNames: { languages: 'body.languages' },
  });

  return (
    <SectionForm
      title={<Trans>Languages you speak</Trans>}
      description={<Trans>Customers see them on your profile, and can look for them.</Trans>}
      saveLabel={<Trans>Save the languages</Trans>}
      {...frame}
    >
      <FormField id={form.fieldId('languages')} label={<Trans>Languages</Trans>}>
        <MultiSelect
          items={Object.entries(languageNames).map(([language, words]) => ({
            id: language,
            label: i18n._(words),
          }))}
          value={form.values.languages}
          onChange={(chosen) => form.set('languages', chosen.filter(isSpokenLanguage))}
        />
      </FormField>
    </SectionForm>
  );
}
