import { Trans, useLingui } from '@lingui/react/macro';
import type { DeclareNamesRequest, PublicProfessional } from '@osta/contracts/professional/api';
import { Button, FormField, SectionForm, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { useSavedSection } from '../../../forms/use-saved-section.ts';
import { myProfileKey } from '../../../professionals/my-profile.queries.ts';
import { nameOffers } from './name-offers.ts';
import { sectionShapes } from './section-shapes.ts';

/** As long as the service accepts. */
const mostName = 120;

interface NamesSectionProps {
  readonly profile: Pick<PublicProfessional, 'id' | 'names'>;
  /** The name of the account, which stands wherever none is written. */
  readonly accountName: string;
}

interface NamesValues {
  readonly arabic: string;
  readonly latin: string;
}

const serviceNames = { arabic: 'body.names.ar', latin: 'body.names.en' };

/** How a professional writes their name in Arabic and in Latin letters; the other script is offered, never written by itself. */
export function NamesSection({
  profile: { id, names },
  accountName,
}: NamesSectionProps): ReactNode {
  const { t } = useLingui();
  const { maxLength } = useFieldRules();
  const { form, frame } = useSavedSection<NamesValues, DeclareNamesRequest, DeclareNamesRequest>({
    draft: `${id}:profile:names`,
    changes: myProfileKey(id),
    initial: { arabic: names.ar, latin: names.en },
    isSaved: names.ar !== '' || names.en !== '',
    shape: sectionShapes.names,
    rules: {
      arabic: [
        (text) => /^\s*$|\p{Script=Arabic}/u.test(text) || t`Write this one in Arabic letters.`,
        maxLength(mostName),
      ],
      latin: [
        (text) => /^\s*$|\p{Script=Latin}/u.test(text) || t`Write this one in Latin letters.`,
        maxLength(mostName),
      ],
    },
    bodyOf: ({ arabic, latin }) => ({ names: { ar: arabic.trim(), en: latin.trim() } }),
    callOf: (body) => call('PUT /api/professional/names', { body }),
    serviceNames,
  });
  const { values, errors, fieldId, set } = form;
  const offers = nameOffers({ ar: values.arabic, en: values.latin }, accountName);

  return (
    <SectionForm
      title={<Trans>Your name in both languages</Trans>}
      description={
        <Trans>
          Customers read your name in their own letters, and find you by either. What you leave
          empty is the name of your account: <bdi>{accountName}</bdi>
        </Trans>
      }
      saveLabel={<Trans>Save the name</Trans>}
      {...frame}
    >
      <FormField
        id={fieldId('arabic')}
        label={<Trans>Your name in Arabic letters</Trans>}
        error={errors.arabic}
      >
        <TextField
          dir="rtl"
          lang="ar"
          autoComplete="off"
          value={values.arabic}
          onChange={({ target }) => set('arabic', target.value)}
        />
      </FormField>
      <Offer name={offers.ar} onTake={(name) => set('arabic', name)} />
      <FormField
        id={fieldId('latin')}
        label={<Trans>Your name in Latin letters</Trans>}
        error={errors.latin}
      >
        <TextField
          dir="ltr"
          lang="en"
          autoComplete="off"
          value={values.latin}
          onChange={({ target }) => set('latin', target.value)}
        />
      </FormField>
      <Offer name={offers.en} onTake={(name) => set('latin', name)} />
    </SectionForm>
  );
}

interface OfferProps {
  /** Empty: there is nothing to offer. */
  readonly name: string;
  readonly onTake: (name: string) => void;
}

function Offer({ name, onTake }: OfferProps): ReactNode {
  if (name === '') return null;
  return (
    <div>
      <Button variant="secondary" onClick={() => onTake(name)}>
        <span>
          <Trans>
            Write it as <bdi>{name}</bdi>
          </Trans>
        </span>
      </Button>
    </div>
  );
}
