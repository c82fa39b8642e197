import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookingRefusal } from '@osta/contracts/booking/refusals';

type ReviewCode = Extract<BookingRefusal['code'], `REVIEW_${string}`>;

/** Sentences for refusals about reviews. */
export const reviewSentences: { readonly [Code in ReviewCode]: () => MessageDescriptor } = {
  REVIEW_NOT_FOUND: () => msg`This review is no longer shown.`,
  REVIEW_IS_OWN: () => msg`You wrote this review, so you can’t report it.`,
  REVIEW_ALREADY_REPORTED: () =>
    msg`You’ve already reported this review. We tell you what we decide.`,
  REVIEW_NOT_REPORTED: () => msg`This review has been decided already. Reload the list.`,
};
