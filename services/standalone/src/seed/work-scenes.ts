import { readFile } from 'node:fs/promises';

import { pictureFiles } from '@osta/contracts/picture/forms';
import type { SeededWorkPicture } from '@osta/professional/seed-profile';

/** The trades whose work is drawn. */
export const workTrades = [
  'hvac',
  'electrical',
  'carpentry',
  'cleaning',
  'plumbing',
  'painting',
] as const;
export type WorkTrade = (typeof workTrades)[number];

/** The drawings of each trade. */
export const workScenes = ['first', 'second'] as const;
export type WorkScene = (typeof workScenes)[number];

const alt: Readonly<Record<WorkTrade, Readonly<Record<WorkScene, SeededWorkPicture['alt']>>>> = {
  plumbing: {
    first: { ar: 'مغسلة وخلاط جديدان في حمام أزرق', en: 'A new basin and tap in a blue bathroom' },
    second: { ar: 'تجديد حمام بسيراميك رملي', en: 'A bathroom redone with sand-coloured tiles' },
  },
  electrical: {
    first: { ar: 'لوحة كهرباء مرتبة في بيت', en: 'A tidy distribution board in a home' },
    second: {
      ar: 'تجديد لوحة التوزيع والبريزات في مكتب',
      en: 'A renewed board and sockets in an office',
    },
  },
  hvac: {
    first: { ar: 'مكيف سبليت بعد التركيب في صالون', en: 'A split AC installed in a living room' },
    second: {
      ar: 'مكيف في مربوعة بعد الغسيل والصيانة',
      en: 'An AC in a guest room after its service',
    },
  },
  painting: {
    first: { ar: 'زواق حائط بلونين ترابيين', en: 'A wall painted in two earthy colours' },
    second: { ar: 'زواق غرفة نوم بدرجات الأزرق', en: 'A bedroom painted in shades of blue' },
  },
  carpentry: {
    first: { ar: 'مطبخ أخضر مفصّل مع رخامة', en: 'A fitted green kitchen with its worktop' },
    second: { ar: 'مطبخ أزرق بأبواب جديدة', en: 'A blue kitchen with new doors' },
  },
  cleaning: {
    first: {
      ar: 'صالون بعد التنظيف وتلميع الأرضية',
      en: 'A living room after cleaning, its floor polished',
    },
    second: { ar: 'تنظيف بيت قبل السكن', en: 'A home cleaned before moving in' },
  },
};

/** Returns where the forms of drawn work are, in the order of `pictureForms`. */
export function workFiles(trade: WorkTrade, scene: WorkScene): readonly URL[] {
  return pictureFiles.map(
    (file) => new URL(`../../pictures/work-${trade}-${scene}/${file}`, import.meta.url),
  );
}

/** Returns the drawn work of a professional of these trades; none if theirs are not drawn. */
export async function drawnWork(
  categoryIds: readonly string[],
): Promise<readonly SeededWorkPicture[]> {
  const trades = workTrades.filter((trade) => categoryIds.includes(trade));
  const shown = trades.flatMap((trade) => workScenes.map((scene) => ({ trade, scene })));
  return Promise.all(
    shown.map(async ({ trade, scene }) => ({
      alt: alt[trade][scene],
      made: await Promise.all(workFiles(trade, scene).map((file) => readFile(file))),
    })),
  );
}
