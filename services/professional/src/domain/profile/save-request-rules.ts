import type { UserId } from '@osta/contracts/ids';
import type { ProfileNotPublished } from '@osta/contracts/professional/refusals';
import type { RequestRules } from '@osta/contracts/professional/request-rules';
import type { RequestRulesSaved } from '@osta/contracts/professional/request-rules-saved';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Profile } from './profile.ts';

/** A professional says which requests reach them. */
export interface SaveRequestRules extends RequestRules {
  readonly professionalId: UserId;
}

/**
 * Replaces all rules. A service that is named twice counts once. They hold for requests that are sent from now on:
 * what has reached the professional stays.
 */
export const saveRequestRules: Decider<
  SaveRequestRules,
  Profile,
  RequestRulesSaved,
  ProfileNotPublished
> = ({ acceptsRequests, maxOpenRequests, minBudget, serviceIds }, state) => {
  if (state.status === 'none') return refuse({ code: 'PROFILE_NOT_PUBLISHED' });

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
};
