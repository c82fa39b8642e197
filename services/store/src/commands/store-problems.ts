import type { StoreRefusal } from '@osta/contracts/store/refusals';
import type { ProblemRows } from '@osta/platform/http/route';

import { planProblems } from './plan-problems.ts';

/** The problem details of the refusals about stores. */
export const storeProblems: ProblemRows<StoreRefusal['code']> = {
  STORE_NOT_FOUND: { status: 404, title: 'No such store' },
  STORE_ROLE_TOO_LOW: { status: 403, title: 'Your role in the store doesn’t allow this' },
  STORE_ILLEGAL_TRANSITION: {
    status: 409,
    title: 'The store has changed since, so this can’t be done now',
  },
  STORE_INCOMPLETE: { status: 422, title: 'Sections of the store are missing' },
  STORE_LIMIT_REACHED: { status: 409, title: 'You’ve reached the limit of stores' },
  STORE_CHANGES_EMPTY: { status: 422, title: 'The request for changes doesn’t name a field' },
  OWN_STORE: { status: 403, title: 'You can’t decide on your own store' },
  SUBSCRIPTION_ILLEGAL_TRANSITION: {
    status: 409,
    title: 'The subscription has changed since, so this can’t be done now',
  },
  PAYMENT_REFERENCE_USED: { status: 409, title: 'This reference was recorded with other details' },
  PAYMENT_NOT_FOUND: { status: 404, title: 'No such payment' },
  PAYMENT_CHANGED_BEFORE: {
    status: 409,
    title: 'The payment was corrected or refunded before, so this can’t be done now',
  },
  PAYMENT_PROPOSAL_CHANGED: {
    status: 409,
    title: 'Another proposal has taken the place of this one',
  },
  PAYMENT_PROPOSAL_NOT_FOUND: { status: 404, title: 'No such proposal for the payment' },
  REFUND_TOO_LARGE: { status: 422, title: 'Fewer months of the payment are left' },
  REFUND_NOT_ONLINE: { status: 422, title: 'The payment wasn’t made online' },
  PAYMENT_PROVIDER_MISSING: { status: 409, title: 'No payment provider is set up' },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 503,
    title: 'The payment provider doesn’t answer',
    retryAfter: 30,
  },
  CHECKOUT_NOT_FOUND: { status: 404, title: 'No such checkout' },
  CHECKOUT_LIMIT_REACHED: {
    status: 409,
    title: 'The store has reached its limit of open checkouts',
  },
  SECOND_ADMIN_NEEDED: { status: 409, title: 'A second admin must agree' },
  RECEIPT_REFUSED: { status: 422, title: 'The receipt can’t be used' },
  RECEIPT_NOT_FOUND: { status: 404, title: 'No such receipt' },
  RECEIPT_LIMIT_REACHED: { status: 409, title: 'The store has reached its limit of receipts' },
  ANNOUNCEMENT_NOT_FOUND: { status: 404, title: 'No such announced payment' },
  ANNOUNCEMENT_LIMIT_REACHED: {
    status: 409,
    title: 'The store has reached its limit of announced payments',
  },
  PICTURE_LIMIT_REACHED: { status: 409, title: 'The plan doesn’t allow more pictures' },
  PICTURE_NOT_FOUND: { status: 404, title: 'No such picture' },
  MEMBER_LIMIT_REACHED: { status: 409, title: 'The plan doesn’t allow more members' },
  MEMBER_NOT_FOUND: { status: 404, title: 'No such member' },
  INVITATION_NOT_FOUND: { status: 404, title: 'No such invitation' },
  ALREADY_MEMBER: { status: 409, title: 'You’re already a member' },
  STORE_HAS_BOOKINGS: { status: 409, title: 'Bookings at the store are still open' },
  STAFF_NOT_FOUND: { status: 404, title: 'No such member of the staff' },
  BLOCK_IN_THE_PAST: { status: 422, title: 'A time that is over can’t be blocked' },
  BLOCK_LIMIT_REACHED: { status: 409, title: 'The store has reached its limit of blocked times' },
  BLOCK_NOT_FOUND: { status: 404, title: 'No such blocked time' },
  EXCEPTION_IN_THE_PAST: { status: 422, title: 'A day that is over can’t be added' },
  TRADE_HIDDEN: { status: 422, title: 'The trade is no longer offered on Osta' },
  PLAN_UNKNOWN: planProblems.PLAN_UNKNOWN,
  PLAN_NOT_OFFERED: planProblems.PLAN_NOT_OFFERED,
  TRADE_UNKNOWN: { status: 422, title: 'Osta has no such trade' },
};
