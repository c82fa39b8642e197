import type { RecordedOffer } from '@osta/contracts/offering/recorded-offering';
import { professionalContract } from '@osta/contracts/professional/contract';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

/** Returns the offers of one professional with their sealed words opened, in order. */
export async function openOffers(
  pool: Pool,
  professionalId: string,
  offers: readonly RecordedOffer[],
): Promise<readonly RecordedOffer[]> {
  const words = await openWords(
    pool,
    professionalContract.name,
    offers.flatMap(({ name, description }) =>
      [name.ar, name.en, description.ar, description.en].map((text) => ({
        subject: professionalId,
        text,
      })),
    ),
  );
  return offers.map((offer, n) => {
    const [nameAr = '', nameEn = '', ar = '', en = ''] = words.slice(n * 4, n * 4 + 4);
    return { ...offer, name: { ar: nameAr, en: nameEn }, description: { ar, en } };
  });
}
