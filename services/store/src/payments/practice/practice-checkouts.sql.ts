/**
 * Begins a checkout, or finds the one that has begun. Unique index of `checkout_id`.
 *
 * Parameters: reference, checkout, amount, currency, language, where the page leads back to, where reports go, when it
 * expires.
 */
export const beginCheckout = {
  name: 'practice.begin-checkout',
  text: `
insert into store.practice_checkout
  (reference, checkout_id, amount, currency, locale, return_url, report_url, expires_at)
values ($1, $2::uuid, $3, $4, $5, $6, $7, $8)
on conflict (checkout_id) do update set checkout_id = excluded.checkout_id
returning reference`,
} as const;

/** Finds a checkout. Primary key. Parameter: its reference. */
export const findPracticeCheckout = {
  name: 'practice.find-checkout',
  text: `
select reference, amount, currency, locale, return_url, report_url, expires_at, answer, paid_amount, counts_from
from store.practice_checkout where reference = $1`,
} as const;

/**
 * Answers a checkout once. Primary key.
 *
 * Parameters: reference, answer, what is paid, from when it counts, now.
 */
export const answerCheckout = {
  name: 'practice.answer-checkout',
  text: `
update store.practice_checkout set answer = $2, paid_amount = $3, counts_from = $4
where reference = $1 and answer is null and expires_at > $5::timestamptz`,
} as const;

/**
 * Gives money back once, and no more than was paid. Primary key. No row: it was refused.
 *
 * Parameters: reference, refund, amount, now.
 */
export const giveBack = {
  name: 'practice.give-back',
  text: `
update store.practice_checkout set refunds = refunds || jsonb_build_object($2::text, $3::integer)
where reference = $1 and answer = 'paid' and counts_from <= $4::timestamptz
  and (
    refunds -> $2::text = to_jsonb($3::integer)
    or not refunds ? $2::text and paid_amount >= $3::integer + (
      select coalesce(sum(value::integer), 0) from jsonb_each_text(refunds)
    )
  )
returning reference`,
} as const;
