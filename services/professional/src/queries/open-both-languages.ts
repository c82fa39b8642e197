import type { LocalizedText } from '@osta/contracts/locale';
import { professionalContract } from '@osta/contracts/professional/contract';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

/** An offer whose headline may be sealed; one of its languages may be empty. */
interface Offer {
  readonly id: string;
  readonly headline: LocalizedText;
}

/** Returns the headlines of these offers as plain text, in their order. */
export async function openHeadlines(
  pool: Pool,
  offers: readonly Offer[],
): Promise<readonly LocalizedText[]> {
  const words = await openWords(
    pool,
    professionalContract.name,
    offers.flatMap(({ id, headline: { ar, en } }) => [
      { subject: id, text: ar },
      { subject: id, text: en },
    ]),
  );
  return offers.map((_offer, n) => ({ ar: words[2 * n] ?? '', en: words[2 * n + 1] ?? '' }));
}
