import type { z } from 'zod';

import { event } from '../define.ts';
import { ofOwner } from './recorded.ts';
import { PaymentMethodsSection } from './sections.ts';

/** The store says how customers can pay. */
export const StorePaymentMethodsSaved = event('osta.store.store-payment-methods-saved', {
  ...ofOwner,
  methods: PaymentMethodsSection.shape.methods,
});
export type StorePaymentMethodsSaved = z.infer<typeof StorePaymentMethodsSaved>;
