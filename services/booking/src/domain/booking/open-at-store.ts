import type { BusyRange } from '@osta/contracts/offering/free-slots';

import type { OfferedService } from './offered-service.ts';

/**
 * Returns a service as a store lets it be booked: where the store has blocked its time, its professional is not free.
 * What they do elsewhere is theirs to decide.
 */
export function openAtStore<Service extends Pick<OfferedService, 'busy'>>(
  service: Service,
  blocked: readonly BusyRange[],
): Service {
  return blocked.length === 0 ? service : { ...service, busy: [...service.busy, ...blocked] };
}
