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
      case 'osta.account.user-registered': {
        const { kind, fullName } = event.data;
        people.set(id, { id, fullName, isErased: false, version, registered: { kind, at } });
        break;
      }
      case 'osta.account.user-profile-updated': {
        const { fullName } = event.data;
        people.set(id, { id, fullName, isErased: false, version, registered });
        break;
      }
      case 'osta.account.account-erased':
        people.set(id, { id, fullName: '', isErased: true, version, registered });
        break;
      case 'osta.account.user-avatar-changed':
      case 'osta.account.user-phone-verified':
      case 'osta.account.user-phone-removed':
      case 'osta.account.admin-asked':
      case 'osta.account.operator-intervened':
      case 'osta.account.capability-granted':
      case 'osta.account.capability-revoked':
      case 'osta.account.session-revoked':
      case 'osta.account.second-step-enabled':
      case 'osta.account.second-step-disabled':
      case 'osta.account.account-deletion-requested':
      case 'osta.account.account-deletion-cancelled':
      // Services ask the session for the kind, or follow what makes it change
      case 'osta.account.account-kind-changed':
        break;
    }
  }
  return [...people.values()];
}

/** Returns the ids of those who were erased. */
export function erasedAmong(people: readonly PersonNews[]): readonly string[] {
  return people.filter(({ isErased }) => isErased).map(({ id }) => id);
}
