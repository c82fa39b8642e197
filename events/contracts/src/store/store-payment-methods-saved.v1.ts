import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';
import { PaymentMethodsSection } from './sections.ts';

/** The store says how customers can pay. */
export const StorePaymentMethodsSavedV1 = event('osta.store.store-payment-methods-saved.v1', {
  ...ofOwner,
  methods: PaymentMethodsSection.shape.methods,
});
export type StorePaymentMethodsSavedV1 = z.infer<typeof StorePaymentMethodsSavedV1>;
