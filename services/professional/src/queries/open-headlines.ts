import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

/** An offer whose headline may be sealed. */
interface Offer {
  readonly id: string;
  readonly headline: string;
}

/** Returns the headlines of these offers as plain text, in their order. */
export async function openHeadlines(
  pool: Pool,
  offers: readonly Offer[],
): Promise<readonly string[]> {
  return openWords(
    pool,
    'professional',
    offers.map(({ id, headline }) => ({ subject: id, text: headline })),
  );
}
