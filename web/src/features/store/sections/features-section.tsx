import { Trans } from '@lingui/react/macro';
import { SectionForm } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { featureNames } from '../../../stores/store-words.ts';
import { ChoiceGrid } from '../choice-grid.tsx';
import { AskedChange } from './asked-change.tsx';
import { sectionShapes } from './section-shapes.ts';
import { type SectionProps, useStoreSection } from './use-store-section.tsx';

/** What the store offers on the spot. */
export function FeaturesSection(props: SectionProps): ReactNode {
  const { storeId, changes } = props.store;
  const { form, frame } = useStoreSection({
    ...props,
    name: 'features',
    valuesOf: ({ features }) => ({ features: features.features }),
    isSaved: true,
    shape: sectionShapes.features,
    rules: {},
    bodyOf: ({ features }) => ({ features: [...features] }),
    callOf: (body, version) =>
      call('PUT /api/stores/{storeId}/sections/features', {
        params: { storeId },
        body,
        ifMatch: version,
      }),
    serviceNames: { features: 'body.features' },
  });
  return (
    <SectionForm
      title={<Trans>Features</Trans>}
      description={<Trans>Customers can look for stores that have them.</Trans>}
      {...frame}
    >
      <AskedChange note={changes.features}>
        <ChoiceGrid
          id={form.fieldId('features')}
          legend={<Trans>What your store offers</Trans>}
          names={featureNames}
          value={form.values.features}
          onChange={(features) => form.set('features', features)}
        />
      </AskedChange>
    </SectionForm>
  );
}
