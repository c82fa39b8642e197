import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

/** What somebody offers, with words that may be sealed. */
interface Offer {
  readonly id: string;
  readonly headline: string;
}

/** The headlines of these offers, in their order, to be read. */
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
