import { Trans, useLingui } from '@lingui/react/macro';
import { isWebAddress } from '@osta/contracts/store/web-address';
import { FormField, PhoneField, SectionForm, TextField } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useFieldRules } from '../../../forms/field-rules.ts';
import { AskedChange } from './asked-change.tsx';
import { sectionShapes } from './section-shapes.ts';
import { addressOrNull, contactBody, contactValues, type TypedPhone } from './section-values.ts';
import { type SectionProps, useStoreSection } from './use-store-section.tsx';

const serviceNames = {
  phone: 'body.phone',
  whatsapp: 'body.whatsapp',
  email: 'body.email',
  website: 'body.website',
};

/** How customers reach the store. */
export function ContactSection(props: SectionProps): ReactNode {
  const { t } = useLingui();
  const { email } = useFieldRules();
  const { storeId, content, changes } = props.store;
  const isRight = ({ isWrong }: TypedPhone): true | string =>
    !isWrong || t`Enter a full phone number, like 091 234 5678.`;
  const { form, frame } = useStoreSection({
    ...props,
    name: 'contact',
    valuesOf: contactValues,
    isSaved: content.contact !== null,
    shape: sectionShapes.contact,
    rules: {
      phone: [
        isRight,
        ({ number }) => number !== null || t`Enter the phone number that customers call.`,
      ],
      whatsapp: [isRight],
      email: [(text) => text.trim() === '' || email(text)],
      website: [
        (text) => {
          const address = addressOrNull(text);
          return (
            address === null ||
            isWebAddress(address) ||
            t`Enter the address of a website, like example.ly.`
          );
        },
      ],
    },
    bodyOf: contactBody,
    callOf: (body, version) =>
      call('PUT /api/stores/{storeId}/sections/contact', {
        params: { storeId },
        body,
        ifMatch: version,
      }),
    serviceNames,
  });
  const { values, errors, fieldId, set } = form;

  return (
    <SectionForm
      title={<Trans>Contact</Trans>}
      description={<Trans>How customers reach you.</Trans>}
      {...frame}
    >
      <AskedChange note={changes.phone}>
        <FormField id={fieldId('phone')} label={<Trans>Phone</Trans>} error={errors.phone} required>
          <PhoneField
            value={values.phone.number}
            onChange={(number, problem) => set('phone', { number, isWrong: problem !== null })}
          />
        </FormField>
      </AskedChange>
      <AskedChange note={changes.whatsapp}>
        <FormField
          id={fieldId('whatsapp')}
          label={<Trans>WhatsApp</Trans>}
          error={errors.whatsapp}
          isOptional
        >
          <PhoneField
            value={values.whatsapp.number}
            onChange={(number, problem) => set('whatsapp', { number, isWrong: problem !== null })}
          />
        </FormField>
      </AskedChange>
      <AskedChange note={changes.email}>
        <FormField
          id={fieldId('email')}
          label={<Trans>Email</Trans>}
          error={errors.email}
          isOptional
        >
          <TextField
            isLtr
            type="email"
            autoComplete="off"
            maxLength={200}
            value={values.email}
            onChange={(event) => set('email', event.target.value)}
          />
        </FormField>
      </AskedChange>
      <AskedChange note={changes.website}>
        <FormField
          id={fieldId('website')}
          label={<Trans>Website</Trans>}
          error={errors.website}
          isOptional
        >
          <TextField
            isLtr
            inputMode="url"
            autoComplete="off"
            maxLength={300}
            value={values.website}
            onChange={(event) => set('website', event.target.value)}
          />
        </FormField>
      </AskedChange>
    </SectionForm>
  );
}
