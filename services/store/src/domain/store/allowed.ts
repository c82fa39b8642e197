import type {
  StoreRole,
  StoreStatus,
  StoreVerb,
  SubscriptionVerb,
} from '@osta/contracts/store/status';

import type { OpenedStore } from './store.ts';

/** The verbs that each status allows, for any actor (docs/domain.md §4). */
const verbs: { readonly [Status in StoreStatus]: readonly StoreVerb[] } = {
  draft: ['save', 'submit', 'close', 'invite', 'remove-member', 'name-staff'],
  pending_review: [
    'close',
    'invite',
    'remove-member',
    'name-staff',
    'approve',
    'request-changes',
    'reject',
  ],
  changes_requested: ['save', 'submit', 'close', 'invite', 'remove-member', 'name-staff'],
  rejected: ['reopen', 'close', 'remove-member'],
  published: [
    'save',
    'pause',
    'close',
    'invite',
    'remove-member',
    'name-staff',
    'block-time',
    'suspend',
  ],
  paused: [
    'save',
    'resume',
    'close',
    'invite',
    'remove-member',
    'name-staff',
    'block-time',
    'suspend',
  ],
  suspended: ['close', 'remove-member', 'reinstate'],
  closed: [],
};

/** The verbs of admins; all others are those of members. */
const ofAdmins: ReadonlySet<StoreVerb> = new Set<StoreVerb>([
  'approve',
  'request-changes',
  'reject',
  'suspend',
  'reinstate',
]);

/** Who of the members may issue a verb. */
export function rolesFor(verb: StoreVerb): StoreRole[] {
  if (ofAdmins.has(verb)) return [];
  return verb === 'close' ? ['owner'] : ['owner', 'manager'];
}

/** Returns the verbs that a store allows now, for any actor. */
export function verbsOf({ status, revision }: OpenedStore): StoreVerb[] {
  const own = [...verbs[status]];
  if (!revision || (status !== 'published' && status !== 'paused')) return own;
  own.push('withdraw-revision');
  if (revision.status === 'pending_review') own.push('approve', 'request-changes', 'reject');
  return own;
}

/** Returns what a person may do with a store now. */
export function allowedTo(
  store: OpenedStore,
  role: StoreRole | null,
  isAdmin: boolean,
): StoreVerb[] {
  return verbsOf(store).filter((verb) => {
    // Nobody decides on a store of their own
    if (ofAdmins.has(verb)) return isAdmin && role === null;
    return role !== null && rolesFor(verb).includes(role);
  });
}

/** Returns the verbs that a subscription allows now, for any actor. */
export function subscriptionVerbsOf({
  status,
  subscription,
  round,
}: OpenedStore): SubscriptionVerb[] {
  if (status === 'closed') return [];
  // Before it is sent in, no admin sees the store
  const announcing: SubscriptionVerb[] = round > 0 ? ['announce-payment', 'pay-online'] : [];
  switch (subscription.status) {
    case 'none':
    case 'canceled':
      return ['choose'];
    case 'cancel_at_period_end':
      return ['choose', 'record-payment', ...announcing];
    case 'incomplete':
    case 'trialing':
    case 'active':
    case 'past_due':
    case 'unpaid':
      return ['choose', 'cancel', 'record-payment', ...announcing];
  }
}
