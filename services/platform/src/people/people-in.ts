import { AccountEvent } from '@osta/contracts/account/events';
import type { AccountKind } from '@osta/contracts/account/kind';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Instant } from '@osta/contracts/instant';
import { recordedAs } from '@osta/contracts/recorded-as';

/** What a batch of events leaves to know about one person. */
export interface PersonNews {
  readonly id: string;
  /** Empty once the account is erased: the name goes, and its row may stay for those who refer to it. */
  readonly fullName: string;
  readonly isErased: boolean;
  /** Version of the person's stream that says so. */
  readonly version: number;
  /** Set when the person registered in this batch. */
  readonly registered: { readonly kind: AccountKind; readonly at: Instant } | null;
}

const isAccountEvent = recordedAs(AccountEvent.options);

/**
 * Reduces a batch to the last news of each person: registered, renamed or erased. Nobody is in it twice,
 * because one statement can write a row only once. Events of other topics are left out.
 */
export function peopleIn(events: readonly EventEnvelope[]): readonly PersonNews[] {
  const people = new Map<string, PersonNews>();
  for (const event of events) {
    if (!isAccountEvent(event)) continue;
    const { subject: id, streamversion: version, time: at } = event;
    const registered = people.get(id)?.registered ?? null;
    switch (event.type) {
      case 'osta.account.user-registered.v2': {
        const { kind, fullName } = event.data;
        people.set(id, { id, fullName, isErased: false, version, registered: { kind, at } });
        break;
      }
      case 'osta.account.user-profile-updated.v2': {
        const { fullName } = event.data;
        people.set(id, { id, fullName, isErased: false, version, registered });
        break;
      }
      case 'osta.account.account-erased.v1':
        people.set(id, { id, fullName: '', isErased: true, version, registered });
        break;
      case 'osta.account.user-avatar-changed.v1':
      case 'osta.account.admin-asked.v1':
      case 'osta.account.capability-granted.v1':
      case 'osta.account.capability-revoked.v1':
      case 'osta.account.session-revoked.v1':
      case 'osta.account.second-step-enabled.v1':
      case 'osta.account.second-step-disabled.v1':
      case 'osta.account.account-deletion-requested.v1':
      case 'osta.account.account-deletion-cancelled.v1':
      // Services ask the session for the kind, or follow what makes it change
      case 'osta.account.account-kind-changed.v1':
        break;
    }
  }
  return [...people.values()];
}
