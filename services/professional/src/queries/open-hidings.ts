import type { Hiding } from '@osta/contracts/offering/api';
import type { RecordedOffering } from '@osta/contracts/offering/recorded-offering';
import { professionalContract } from '@osta/contracts/professional/contract';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

/**
 * Returns why each of these services is hidden, and how its professional asked for another look, with the words opened;
 * `null` where no admin hides it.
 */
export async function openHidings(
  pool: Pool,
  offerings: readonly Pick<RecordedOffering, 'professionalId' | 'hidden'>[],
): Promise<readonly (Hiding | null)[]> {
  const words = await openWords(
    pool,
    professionalContract.name,
    offerings.flatMap(({ professionalId: subject, hidden }) =>
      [hidden?.note ?? '', hidden?.asked?.note ?? ''].map((text) => ({ subject, text })),
    ),
  );
  return offerings.map(({ hidden }, n) => {
    if (hidden === undefined) return null;
    const { cause, since, asked } = hidden;
    const [note = '', askedNote = ''] = words.slice(n * 2, n * 2 + 2);
    return { cause, note, since, asked: asked ? { note: askedNote, at: asked.at } : null };
  });
}
