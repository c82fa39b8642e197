import { inDatabase } from './in-database.ts';
import type { Product } from './product.ts';

/**
 * Lets the present stage of a store's subscription end a minute ago, whether paid time or grace. Its timer moves
 * it on as ever.
 */
export async function endPaidTime(product: Product, storeId: string): Promise<void> {
  await inDatabase(
    product,
    `with moved as (
      update store.store set state = jsonb_set(state, '{subscription}', state -> 'subscription' || jsonb_build_object(
        'endsAt', to_char(now() at time zone 'UTC' - interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'paidUntil', to_char(now() at time zone 'UTC' - interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      where id = $1 returning id
    )
    update store.timer set due_at = now() - interval '1 minute', next_at = now() - interval '1 minute'
    where stream_id = (select id from moved) and name = 'advance-subscription'`,
    [storeId],
  );
}
