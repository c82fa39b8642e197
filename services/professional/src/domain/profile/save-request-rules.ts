import type { ServiceUnknown } from '@osta/contracts/catalogue/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { ProfileNotPublished } from '@osta/contracts/professional/refusals';
import type { RequestRules } from '@osta/contracts/professional/request-rules';
import type { RequestRulesSaved } from '@osta/contracts/professional/request-rules-saved';
import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import { serviceRefusal } from '@osta/platform/catalogue/service-refusal';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** A professional says which requests reach them. */
export interface SaveRequestRules extends RequestRules {
  readonly professionalId: UserId;
}

/**
 * Replaces all rules. A service that is named twice counts once. They hold for requests that are sent from now on:
 * what has reached the professional stays.
 */
export function saveRequestRules(
  { acceptsRequests, maxOpenRequests, minBudget, serviceIds }: SaveRequestRules,
  state: Profile,
  _context: Context,
  facts: CatalogueFacts,
): Decision<RequestRulesSaved, ProfileNotPublished | ServiceUnknown> {
  if (state.status === 'none') return refuse({ code: 'PROFILE_NOT_PUBLISHED' });
  for (const serviceId of serviceIds ?? []) {
    const refused = serviceRefusal(serviceId, facts);
    // A service that admins have hidden may be shown again
    if (refused?.code === 'SERVICE_UNKNOWN') return refuse(refused);
  }

  const saved: RequestRulesSaved = {
    type: 'osta.professional.request-rules-saved',
    data: {
      acceptsRequests,
      maxOpenRequests,
      minBudget,
      serviceIds: serviceIds && [...new Set(serviceIds)],
    },
  };
  return accept(saved);
}
