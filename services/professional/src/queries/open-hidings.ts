import type { Hiding } from '@osta/contracts/offering/api';
import type { RecordedOffering } from '@osta/contracts/offering/recorded-offering';
import { professionalContract } from '@osta/contracts/professional/contract';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

/** Returns why each of these services is hidden, with the words opened; `null` where no admin hides it. */
export async function openHidings(
  pool: Pool,
  offerings: readonly Pick<RecordedOffering, 'professionalId' | 'hidden'>[],
): Promise<readonly (Hiding | null)[]> {
  const notes = await openWords(
    pool,
    professionalContract.name,
    offerings.map(({ professionalId, hidden }) => ({
      subject: professionalId,
      text: hidden?.note ?? '',
    })),
  );
  return offerings.map(({ hidden }, n) => {
    if (hidden === undefined) return null;
    const { cause, since } = hidden;
    return { cause, note: notes[n] ?? '', since };
  });
}
