import { readFile } from 'node:fs/promises';

import { pictureFiles } from '@osta/contracts/picture/forms';
import type { SeededPicture } from '@osta/store/seed-store';

/** The trades whose stores are drawn. */
export const drawnTrades = [
  'plumbing',
  'electrical',
  'hvac',
  'painting',
  'security',
  'garden',
] as const;
export type DrawnTrade = (typeof drawnTrades)[number];

/** The scenes of one store, in the order of its gallery: the first one is the cover. */
export const storeScenes = ['street', 'inside', 'evening'] as const;
export type StoreScene = (typeof storeScenes)[number];

const alt: Readonly<Record<StoreScene, SeededPicture['alt']>> = {
  street: { ar: 'واجهة المحل من الشارع', en: 'The shopfront from the street' },
  inside: { ar: 'رفوف البضاعة والمحاسبة داخل المحل', en: 'Shelves and the counter inside' },
  evening: { ar: 'المحل مضاءً في المساء', en: 'The shop lit up in the evening' },
};

/** Returns where the forms of a drawn scene are, in the order of `pictureForms`. */
export function sceneFiles(trade: DrawnTrade, scene: StoreScene): readonly URL[] {
  return pictureFiles.map(
    (file) => new URL(`../../pictures/${trade}-${scene}/${file}`, import.meta.url),
  );
}

/** Returns the drawn pictures of a store with these categories; none if its trade is not drawn. */
export async function drawnPictures(
  categoryIds: readonly string[],
): Promise<readonly SeededPicture[]> {
  const trade = drawnTrades.find((drawn) => drawn === categoryIds[0]);
  if (!trade) return [];
  return Promise.all(
    storeScenes.map(async (scene) => ({
      alt: alt[scene],
      made: await Promise.all(sceneFiles(trade, scene).map((file) => readFile(file))),
    })),
  );
}
