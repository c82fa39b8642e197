import { Trans } from '@lingui/react/macro';
import { SectionForm } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { isTradeRefused } from '../../../catalogue/is-trade-refused.ts';
import { BasicFields, basicServiceNames, useBasicRules } from './basic-fields.tsx';
import { sectionShapes } from './section-shapes.ts';
import { basicBody, basicValues } from './section-values.ts';
import { type SectionProps, useStoreSection } from './use-store-section.tsx';

/** What the store is. */
export function BasicSection(props: SectionProps): ReactNode {
  const { storeId, changes } = props.store;
  const { form, frame } = useStoreSection({
    ...props,
    name: 'basic',
    valuesOf: basicValues,
    isSaved: true,
    shape: sectionShapes.basic,
    rules: useBasicRules(),
    bodyOf: basicBody,
    callOf: (body, version) =>
      call('PUT /api/stores/{storeId}/sections/basic', {
        params: { storeId },
        body,
        ifMatch: version,
      }),
    serviceNames: basicServiceNames,
    fieldOf: (error) => (isTradeRefused(error) ? 'trades' : null),
  });
  return (
    <SectionForm
      title={<Trans>The basics</Trans>}
      description={<Trans>The first thing customers see.</Trans>}
      {...frame}
    >
      <BasicFields form={form} changes={changes} />
    </SectionForm>
  );
}
