import { Trans } from '@lingui/react/macro';
import { SectionForm } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { BasicFields, basicServiceNames, useBasicRules } from './basic-fields.tsx';
import { sectionShapes } from './section-shapes.ts';
import { basicBody, basicValues } from './section-values.ts';
import { type SectionProps, useStoreSection } from './use-store-section.ts';

/** What the store is. */
export function BasicSection(props: SectionProps): ReactNode {
  const { content, changes } = props.store;
  const { form, frame } = useStoreSection({
    ...props,
    name: 'basic',
    initial: basicValues(content),
    isSaved: true,
    shape: sectionShapes.basic,
    rules: useBasicRules(),
    bodyOf: basicBody,
    serviceNames: basicServiceNames,
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
