import type { UserId } from '@osta/contracts/ids';

import {
  announcePayment,
  declineAnnouncement,
  withdrawAnnouncement,
} from '../domain/store/announce-payment.ts';
import {
  closeStore,
  pauseStore,
  reopenStore,
  resumeStore,
  submitStore,
  withdrawRevision,
} from '../domain/store/change-listing.ts';
import type { ChangePolicy } from '../domain/store/change-payment.ts';
import { cancelSubscription, choosePlan } from '../domain/store/choose-plan.ts';
import { correctPayment } from '../domain/store/correct-payment.ts';
import { draftStore } from '../domain/store/draft-store.ts';
import { recordPayment } from '../domain/store/record-payment.ts';
import { refundPayment } from '../domain/store/refund-payment.ts';
import {
  approveStore,
  reinstateStore,
  rejectStore,
  requestStoreChanges,
  suspendStore,
} from '../domain/store/review-store.ts';
import { saveBasic, saveLocation } from '../domain/store/save-reviewed-section.ts';
import { saveContact, saveOpeningHours } from '../domain/store/save-section.ts';
import { sections } from './any-store.ts';
import {
  owner,
  admin,
  on,
  basic,
  plansOfRelease,
  released,
  hours,
  History,
  location,
  elsewhere,
} from './history-store.ts';

/** Every command by a word. Each returns the code of its refusal. */
export const moves = {
  save: (h: History) => h.do(owner, (c) => saveContact({ ...on, ...sections.contact }, h.state, c)),
  place: (h: History) =>
    h.do(owner, (c) => saveLocation({ ...on, ...location }, h.state, c, h.live)),
  move: (h: History) =>
    h.do(owner, (c) =>
      saveLocation({ ...on, ...location, placeId: elsewhere }, h.state, c, h.live),
    ),
  open: (h: History) => h.do(owner, (c) => saveOpeningHours({ ...on, ...hours }, h.state, c)),
  rename: (h: History) =>
    h.do(owner, (c) =>
      saveBasic({ ...on, ...basic, name: { ar: 'اسم آخر', en: '' } }, h.state, c, h.basicFacts),
    ),
  name: (h: History) =>
    h.do(owner, (c) => saveBasic({ ...on, ...basic }, h.state, c, h.basicFacts)),
  submit: (h: History) => h.do(owner, (c) => submitStore(on, h.state, c)),
  reopen: (h: History) => h.do(owner, (c) => reopenStore(on, h.state, c)),
  pause: (h: History) => h.do(owner, (c) => pauseStore(on, h.state, c)),
  resume: (h: History) => h.do(owner, (c) => resumeStore(on, h.state, c)),
  withdraw: (h: History) => h.do(owner, (c) => withdrawRevision(on, h.state, c)),
  close: (h: History) => h.do(owner, (c) => closeStore(on, h.state, c, { openBookings: 0 })),
  approve: (h: History) => h.do(admin, (c) => approveStore(on, h.state, c)),
  ask: (h: History) =>
    h.do(admin, (c) => requestStoreChanges({ ...on, notes: { phone: 'Which?' } }, h.state, c)),
  reject: (h: History) =>
    h.do(admin, (c) => rejectStore({ ...on, cause: 'other', note: '' }, h.state, c)),
  suspend: (h: History) =>
    h.do(admin, (c) => suspendStore({ ...on, cause: 'other', note: '' }, h.state, c)),
  reinstate: (h: History) => h.do(admin, (c) => reinstateStore(on, h.state, c)),
  choose: (h: History) =>
    h.do(owner, (c) => choosePlan({ ...on, plan: 'growth' }, h.state, c, plansOfRelease)),
  cancel: (h: History) => h.do(owner, (c) => cancelSubscription(on, h.state, c)),
  pay: (h: History) => pay(h, `paid-${h.count}`),
  announce: (h: History) => announce(h, `paid-${h.count}`),
  receive: (h: History) => pay(h, announcedIn(h)),
  decline: (h: History) =>
    h.do(admin, (c) =>
      declineAnnouncement(
        { ...on, paymentId: announcedIn(h), cause: 'not-received', note: '' },
        h.state,
        c,
      ),
    ),
  retract: (h: History) =>
    h.do(owner, (c) => withdrawAnnouncement({ ...on, paymentId: announcedIn(h) }, h.state, c)),
  correct: (h: History) => correct(h, { months: 3 }),
  shorten: (h: History) => correct(h, { months: 1, reference: `fixed-${h.count}` }),
  refund: (h: History) => refund(h, 1),
  month: (h: History) => {
    h.pass(31);
    return '';
  },
  quarter: (h: History) => {
    h.pass(100);
    return '';
  },
} as const;
export type Move = keyof typeof moves;

/** Records a payment, of a month if nothing else is said; returns the code of a refusal. */
export function pay(h: History, paymentId: string, months = 1): string {
  return h.do(admin, (c) =>
    recordPayment(
      { ...on, paymentId, months, method: 'cash', reference: 'R1', receivedOn: '2026-11-22' },
      h.state,
      c,
      plansOfRelease,
    ),
  );
}

/** The payment that was recorded last and stands; none has the id when there is none. */
export function paidIn({ store }: History): string {
  return (
    store.subscription.payments.findLast(({ replacement }) => replacement === null)?.id ?? 'none'
  );
}

const byOne: ChangePolicy = { needsTwoAdmins: false };

interface Change {
  readonly paymentId?: string;
  readonly by?: UserId;
  readonly policy?: ChangePolicy;
}

/** Corrects a payment, the last one if none is named; returns the code of a refusal. */
export function correct(
  h: History,
  {
    months,
    reference,
    paymentId = paidIn(h),
    by = admin,
    policy = byOne,
  }: Change & { readonly months: number; readonly reference?: string },
): string {
  const before = h.store.subscription.payments.find(({ id }) => id === paymentId);
  const right = {
    months,
    method: 'cash',
    reference: reference ?? 'R1',
    referenceId: reference ?? before?.referenceId ?? '',
    receivedOn: '2026-11-22',
    cause: 'wrong-months',
    note: '',
  } as const;
  return h.do(by, (c) =>
    correctPayment({ ...on, paymentId, adminId: by, ...right }, h.state, c, {
      ...policy,
      ...plansOfRelease,
    }),
  );
}

interface Refunding extends Change {
  readonly method?: 'cash' | 'online';
}

/** Gives months of a payment back, of the last one if none is named; returns the code of a refusal. */
export function refund(
  h: History,
  months: number,
  { paymentId = paidIn(h), by = admin, policy = byOne, method = 'cash' }: Refunding = {},
): string {
  const given = { method, refundedOn: '2026-11-23', cause: 'by-agreement' } as const;
  return h.do(by, (c) =>
    refundPayment(
      { ...on, paymentId, adminId: by, months, ...given, note: '' },
      h.state,
      c,
      policy,
    ),
  );
}

/** The receipts of these histories. */
export const receiptId = '01980000-0000-7000-8000-0000000000f1';

/** Announces the payment of a month; returns the code of a refusal. */
export function announce(h: History, paymentId: string, isReceiptTheirs = true): string {
  const paid = {
    months: 1,
    method: 'bank-transfer',
    reference: 'R1',
    paidOn: '2026-11-22',
  } as const;
  return h.do(owner, (c) =>
    announcePayment({ ...on, paymentId, ...paid, receiptId }, h.state, c, { isReceiptTheirs }),
  );
}

/** The payment that was announced last; none has the id when nothing waits. */
function announcedIn({ store }: History): string {
  return store.subscription.announced.at(-1)?.id ?? 'none';
}

/**
 * Returns a store after these moves.
 *
 * @throws Error if one is refused
 */
export function after(...words: readonly Move[]): History {
  const history = begun();
  for (const word of words) {
    const refused = moves[word](history);
    if (refused !== '') throw new Error(`${word}: ${refused}`);
  }
  return history;
}

/** Returns a store that has just been begun. */
export function begun(): History {
  const history = new History();
  history.do(owner, (context) =>
    draftStore(basic, history.state, context, { owned: 0, ...released }),
  );
  return history;
}

/** Moves to a store that waits for its review. */
export const submitted = ['save', 'place', 'open', 'submit'] as const;

/** Moves to a store that is published, without a subscription. */
export const published = [...submitted, 'approve'] as const;
