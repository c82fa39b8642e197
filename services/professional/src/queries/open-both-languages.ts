import type { LocalizedText } from '@osta/contracts/locale';
import { professionalContract } from '@osta/contracts/professional/contract';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

/** A text of a professional that may be sealed; one of its languages may be empty. */
interface Sealed {
  /** Of the professional. */
  readonly id: string;
  readonly text: LocalizedText;
}

/** Returns these texts in both languages as plain text, in their order. */
export async function openBothLanguages(
  pool: Pool,
  sealed: readonly Sealed[],
): Promise<readonly LocalizedText[]> {
  const words = await openWords(
    pool,
    professionalContract.name,
    sealed.flatMap(({ id, text: { ar, en } }) => [
      { subject: id, text: ar },
      { subject: id, text: en },
    ]),
  );
  return sealed.map((_each, n) => ({ ar: words[2 * n] ?? '', en: words[2 * n + 1] ?? '' }));
}
