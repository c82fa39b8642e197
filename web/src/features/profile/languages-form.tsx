import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfessionalCard } from '@osta/contracts/professional/api';
import { Button, Card, FormField, Heading, MultiSelect, notify, Text } from '@osta/ui-kit';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

import { ProblemNotice } from '../../components/problem-notice.tsx';
import { isSpokenLanguage, languageNames } from '../../professionals/language-names.ts';
import { useDeclareLanguages } from './my-profile.mutations.ts';

interface LanguagesFormProps {
  readonly profile: Pick<ProfessionalCard, 'id' | 'languages'>;
}

/** The languages that a professional speaks with customers, who can look for them. */
export function LanguagesForm({ profile: { id, languages } }: LanguagesFormProps): ReactNode {
  const { i18n } = useLingui();
  const [spoken, setSpoken] = useState<readonly string[]>(languages);
  const declare = useDeclareLanguages(id);

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    declare.mutate(
      { languages: spoken.filter(isSpokenLanguage) },
      { onSuccess: () => notify.success(<Trans>Saved</Trans>) },
    );
  }

  return (
    <Card className="web-profile-card" padding="large">
      <form className="web-form" onSubmit={save}>
        <Heading as="h2" size="medium">
          <Trans>Languages you speak</Trans>
        </Heading>
        <Text tone="quiet" size="small">
          <Trans>Customers see them on your profile, and can look for them.</Trans>
        </Text>
        <FormField label={<Trans>Languages</Trans>}>
          <MultiSelect
            items={Object.entries(languageNames).map(([language, words]) => ({
              id: language,
              label: i18n._(words),
            }))}
            value={spoken}
            onChange={setSpoken}
          />
        </FormField>
        <ProblemNotice error={declare.error} />
        <div className="web-actions">
          <Button type="submit" variant="secondary" isLoading={declare.isPending}>
            <Trans>Save the languages</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
