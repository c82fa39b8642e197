import type { ServiceHidden } from '@osta/contracts/catalogue/refusals';
import type { Offer } from '@osta/contracts/offering/offer';
import type { ServiceId } from '@osta/reference/service-id';

/** What admins have hidden of the catalogue. */
export interface CatalogueFacts {
  /** Nobody new may offer these. */
  readonly hiddenServices: readonly ServiceId[];
}

/** Returns why the service of the catalogue cannot be offered now; `undefined` if it can. */
export function serviceRefusal(
  { serviceId }: Offer,
  { hiddenServices }: CatalogueFacts,
): ServiceHidden | undefined {
  return hiddenServices.includes(serviceId) ? { code: 'SERVICE_HIDDEN', serviceId } : undefined;
}
