import { Trans, useLingui } from '@lingui/react/macro';
import { isAddressOn, type SocialNetwork, socialHosts } from '@osta/contracts/store/web-address';
import { FormField, SectionForm, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import type { Rules } from '../../../forms/use-form-fields.ts';
import { networkNames } from '../../../stores/store-words.ts';
import { AskedChange } from './asked-change.tsx';
import { sectionShapes } from './section-shapes.ts';
import { addressOrNull, socialBody, socialValues, type SocialValues } from './section-values.ts';
import { type SectionProps, useStoreSection } from './use-store-section.tsx';

const networks = ['facebook', 'instagram', 'tiktok', 'youtube', 'telegram', 'x'] as const;
const serviceNames = {
  facebook: 'body.facebook',
  instagram: 'body.instagram',
  tiktok: 'body.tiktok',
  youtube: 'body.youtube',
  telegram: 'body.telegram',
  x: 'body.x',
};

/** Where the store can be followed. */
export function SocialSection(props: SectionProps): ReactNode {
  const { i18n } = useLingui();
  const { storeId, changes } = props.store;
  const { form, frame } = useStoreSection({
    ...props,
    name: 'social',
    valuesOf: socialValues,
    isSaved: true,
    shape: sectionShapes.social,
    rules: useSocialRules(),
    bodyOf: socialBody,
    callOf: (body, version) =>
      call('PUT /api/stores/{storeId}/sections/social', {
        params: { storeId },
        body,
        ifMatch: version,
      }),
    serviceNames,
  });
  const { values, errors, fieldId, set } = form;
  return (
    <SectionForm
      title={<Trans>Social media</Trans>}
      description={<Trans>Your pages elsewhere, with their full addresses.</Trans>}
      {...frame}
    >
      <AskedChange note={changes.social}>
        {networks.map((network) => (
          <FormField
            key={network}
            id={fieldId(network)}
            label={i18n._(networkNames[network])}
            error={errors[network]}
            isOptional
          >
            <TextField
              isLtr
              inputMode="url"
              autoComplete="off"
              maxLength={300}
              placeholder={`${socialHosts[network][0]}/…`}
              value={values[network]}
              onChange={(event) => set(network, event.target.value)}
            />
          </FormField>
        ))}
      </AskedChange>
    </SectionForm>
  );
}

function useSocialRules(): Rules<SocialValues> {
  const { t } = useLingui();
  const on = (network: SocialNetwork) => {
    const [host] = socialHosts[network];
    return [
      (text: string): true | string => {
        const address = addressOrNull(text);
        return (
          address === null ||
          isAddressOn(network, address) ||
          t`Enter the address of your page on ${host}.`
        );
      },
    ];
  };
  return {
    facebook: on('facebook'),
    instagram: on('instagram'),
    tiktok: on('tiktok'),
    youtube: on('youtube'),
    telegram: on('telegram'),
    x: on('x'),
  };
}
