import type { UserId } from '@osta/contracts/ids';
import type { NamedPicture } from '@osta/contracts/picture/described';
import { professionalContract } from '@osta/contracts/professional/contract';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

/** Returns pictures of a professional's work or services with their words as plain text, in one round trip. */
export async function openPictures(
  pool: Pool,
  professionalId: UserId,
  pictures: readonly NamedPicture[],
): Promise<readonly NamedPicture[]> {
  const sealed = pictures.flatMap(({ alt: { ar, en } }) => [ar, en]);
  const words = await openWords(
    pool,
    professionalContract.name,
    sealed.map((text) => ({ subject: professionalId, text })),
  );
  return pictures.map(({ id }, place) => ({
    id,
    alt: { ar: words[place * 2] ?? '', en: words[place * 2 + 1] ?? '' },
  }));
}
