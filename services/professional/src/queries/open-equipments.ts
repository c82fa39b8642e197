import type { UserId } from '@osta/contracts/ids';
import { professionalContract } from '@osta/contracts/professional/contract';
import type { EquipmentsSaved } from '@osta/contracts/professional/equipments-saved';
import { openWords } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

type Recorded = EquipmentsSaved['data'];

/** Returns the equipment of a professional with their own words as plain text, in one round trip. */
export async function openEquipments(
  pool: Pool,
  professionalId: UserId,
  { knownIds, own }: Recorded,
): Promise<Recorded> {
  const words = await openWords(
    pool,
    professionalContract.name,
    own.flatMap(({ ar, en }) => [
      { subject: professionalId, text: ar },
      { subject: professionalId, text: en },
    ]),
  );
  return {
    knownIds,
    own: own.map((_each, place) => ({
      ar: words[place * 2] ?? '',
      en: words[place * 2 + 1] ?? '',
    })),
  };
}
