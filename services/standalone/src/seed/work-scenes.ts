import { readFile } from 'node:fs/promises';

import { pictureFiles } from '@osta/contracts/picture/forms';
import type { SeededWorkPicture } from '@osta/professional/seed-profile';

import { pick } from './pick.ts';

/** The trades whose work is drawn: all of them. The work of the demo professional comes in this order. */
export const workTrades = [
  'hvac',
  'electrical',
  'carpentry',
  'cleaning',
  'plumbing',
  'painting',
  'solar',
  'appliances',
  'pest',
  'moving',
  'construction',
  'water',
  'security',
  'garden',
  'furnishing',
] as const;
export type WorkTrade = (typeof workTrades)[number];

/** The drawings of each trade. */
export const workScenes = ['first', 'second', 'third'] as const;
export type WorkScene = (typeof workScenes)[number];

const alt: Readonly<Record<WorkTrade, Readonly<Record<WorkScene, SeededWorkPicture['alt']>>>> = {
  plumbing: {
    first: { ar: 'مغسلة وخلاط جديدان في حمام أزرق', en: 'A new basin and tap in a blue bathroom' },
    second: { ar: 'تجديد حمام بسيراميك رملي', en: 'A bathroom redone with sand-coloured tiles' },
    third: { ar: 'حمام أخضر بعد تركيب المغسلة', en: 'A green bathroom with its new basin' },
  },
  electrical: {
    first: { ar: 'لوحة كهرباء مرتبة في بيت', en: 'A tidy distribution board in a home' },
    second: {
      ar: 'تجديد لوحة التوزيع والبريزات في مكتب',
      en: 'A renewed board and sockets in an office',
    },
    third: { ar: 'لوحة توزيع جديدة بقواطع مرتبة', en: 'A new board with its breakers in order' },
  },
  hvac: {
    first: { ar: 'مكيف سبليت بعد التركيب في صالون', en: 'A split AC installed in a living room' },
    second: {
      ar: 'مكيف في مربوعة بعد الغسيل والصيانة',
      en: 'An AC in a guest room after its service',
    },
    third: { ar: 'مكيف جديد في غرفة نوم', en: 'A new AC in a bedroom' },
  },
  painting: {
    first: { ar: 'زواق حائط بلونين ترابيين', en: 'A wall painted in two earthy colours' },
    second: { ar: 'زواق غرفة نوم بدرجات الأزرق', en: 'A bedroom painted in shades of blue' },
    third: { ar: 'حائط مزوّق بدرجات الأخضر', en: 'A wall painted in shades of green' },
  },
  carpentry: {
    first: { ar: 'مطبخ أخضر مفصّل مع رخامة', en: 'A fitted green kitchen with its worktop' },
    second: { ar: 'مطبخ أزرق بأبواب جديدة', en: 'A blue kitchen with new doors' },
    third: { ar: 'مطبخ خشبي بلون دافئ', en: 'A wooden kitchen in a warm colour' },
  },
  cleaning: {
    first: {
      ar: 'صالون بعد التنظيف وتلميع الأرضية',
      en: 'A living room after cleaning, its floor polished',
    },
    second: { ar: 'تنظيف بيت قبل السكن', en: 'A home cleaned before moving in' },
    third: { ar: 'غرفة جلوس مرتبة بعد التنظيف', en: 'A sitting room in order after cleaning' },
  },
  solar: {
    first: {
      ar: 'ألواح شمسية على سطح بيت مع بطاريتها',
      en: 'Solar panels on the roof of a home, with their battery',
    },
    second: { ar: 'منظومة شمسية بعد التشغيل', en: 'A solar system, up and running' },
    third: {
      ar: 'ألواح سطح عند الغروب بعد الصيانة',
      en: 'Panels on a roof at dusk, after their service',
    },
  },
  appliances: {
    first: {
      ar: 'غسالة وثلاجة بعد الإصلاح في مطبخ',
      en: 'A washing machine and a fridge, repaired in a kitchen',
    },
    second: { ar: 'غسالة بعد تبديل المضخة', en: 'A washing machine with its new pump' },
    third: {
      ar: 'صيانة ثلاجة وغسالة في شقة',
      en: 'A fridge and a washing machine serviced in a flat',
    },
  },
  pest: {
    first: { ar: 'خزين مطبخ نظيف بعد الرش', en: 'A clean pantry after the treatment' },
    second: { ar: 'رفوف مخزن بعد المكافحة', en: 'Shelves of a store room after pest control' },
    third: { ar: 'رش آمن حول خزين الأكل', en: 'A safe treatment around the pantry' },
  },
  moving: {
    first: { ar: 'سيارة نقل بعد تحميل العفش', en: 'A van loaded with furniture' },
    second: { ar: 'صناديق مغلفة قبل النقل', en: 'Boxes packed before the move' },
    third: { ar: 'نقل عفش إلى بيت جديد', en: 'Furniture on its way to a new home' },
  },
  construction: {
    first: { ar: 'حائط بلوك يرتفع بجانب السقالة', en: 'A wall of blocks beside its scaffold' },
    second: { ar: 'بناء سور لبيت', en: 'The outer wall of a home being built' },
    third: { ar: 'أعمال بلوك في ملحق', en: 'Block work of an extension' },
  },
  water: {
    first: { ar: 'خزانات فوق السطح مع مضختها', en: 'Tanks on a roof with their pump' },
    second: { ar: 'تركيب مضخة وضبط الضغط', en: 'A pump installed, its pressure set' },
    third: { ar: 'خزانان بعد التنظيف', en: 'Two tanks after cleaning' },
  },
  security: {
    first: {
      ar: 'كاميرا وجرس مرئي عند باب بيت',
      en: 'A camera and a video intercom at a front door',
    },
    second: { ar: 'كاميرا مراقبة فوق مدخل', en: 'A camera above an entrance' },
    third: { ar: 'إنارة وكاميرا لواجهة بيت', en: 'A lamp and a camera on the front of a home' },
  },
  garden: {
    first: { ar: 'نجيلة مع شبكة ري جديدة', en: 'A lawn with its new sprinklers' },
    second: { ar: 'حديقة بيت بعد التقليم', en: 'A home’s garden after pruning' },
    third: { ar: 'ممر حديقة بين النخيل', en: 'A garden path between palms' },
  },
  furnishing: {
    first: { ar: 'صالون عربي بعد التنجيد', en: 'A guest room with its seats reupholstered' },
    second: { ar: 'ستائر وسجاد لصالون أزرق', en: 'Curtains and a carpet for a blue guest room' },
    third: { ar: 'جلسة خضراء مفصّلة على المقاس', en: 'A green seating made to measure' },
  },
};

/** How many pictures of each trade a professional shows. */
const ofEachTrade = 2;

/** Returns the places of the pictures of one trade in the drawn work of a professional of these trades. */
export function placesOfWork(categoryIds: readonly string[], trade: string): readonly number[] {
  const before = tradesOf(categoryIds).findIndex((each) => each === trade);
  return before < 0 ? [] : Array.from({ length: ofEachTrade }, (_, n) => before * ofEachTrade + n);
}

function tradesOf(categoryIds: readonly string[]): readonly WorkTrade[] {
  return workTrades.filter((trade) => categoryIds.includes(trade));
}

/** Returns where the forms of drawn work are, in the order of `pictureForms`. */
export function workFiles(trade: WorkTrade, scene: WorkScene): readonly URL[] {
  return pictureFiles.map(
    (file) => new URL(`../../pictures/work-${trade}-${scene}/${file}`, import.meta.url),
  );
}

/**
 * Returns the drawn work of the nth professional of these trades: two pictures of each, and others for each of three
 * who follow on one another.
 */
export async function drawnWork(
  categoryIds: readonly string[],
  nth: number,
): Promise<readonly SeededWorkPicture[]> {
  const scenes = Array.from({ length: ofEachTrade }, (_, n) => pick(workScenes, nth + n));
  const shown = tradesOf(categoryIds).flatMap((trade) => scenes.map((scene) => ({ trade, scene })));
  return Promise.all(
    shown.map(async ({ trade, scene }) => ({
      alt: alt[trade][scene],
      made: await Promise.all(workFiles(trade, scene).map((file) => readFile(file))),
    })),
  );
}
