import { Trans } from '@lingui/react/macro';
import { SectionForm } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { paymentMethodNames } from '../../../stores/store-words.ts';
import { ChoiceGrid } from '../choice-grid.tsx';
import { AskedChange } from './asked-change.tsx';
import { sectionShapes } from './section-shapes.ts';
import { type SectionProps, useStoreSection } from './use-store-section.tsx';

/** How customers pay in the store. */
export function PaymentMethodsSection(props: SectionProps): ReactNode {
  const { storeId, changes } = props.store;
  const { form, frame } = useStoreSection({
    ...props,
    name: 'payment-methods',
    valuesOf: ({ paymentMethods }) => ({ methods: paymentMethods.methods }),
    isSaved: true,
    shape: sectionShapes['payment-methods'],
    rules: {},
    bodyOf: ({ methods }) => ({ methods: [...methods] }),
    callOf: (body, version) =>
      call('PUT /api/stores/{storeId}/sections/payment-methods', {
        params: { storeId },
        body,
        ifMatch: version,
      }),
    serviceNames: { methods: 'body.methods' },
  });
  return (
    <SectionForm
      title={<Trans>Payment methods</Trans>}
      description={<Trans>How customers pay you. Osta takes no part in it.</Trans>}
      {...frame}
    >
      <AskedChange note={changes.paymentMethods}>
        <ChoiceGrid
          id={form.fieldId('methods')}
          legend={<Trans>What you accept</Trans>}
          names={paymentMethodNames}
          value={form.values.methods}
          onChange={(methods) => form.set('methods', methods)}
        />
      </AskedChange>
    </SectionForm>
  );
}
