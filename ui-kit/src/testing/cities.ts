import type { Locale } from '../provider/ui-context.ts';

const cities = [
  { id: 'tripoli', ar: 'طرابلس', en: 'Tripoli' },
  { id: 'benghazi', ar: 'بنغازي', en: 'Benghazi' },
  { id: 'misrata', ar: 'مصراتة', en: 'Misrata' },
  { id: 'zawiya', ar: 'الزاوية', en: 'Zawiya' },
  { id: 'khoms', ar: 'الخمس', en: 'Khoms' },
  { id: 'sebha', ar: 'سبها', en: 'Sebha' },
  { id: 'ajdabiya', ar: 'أجدابيا', en: 'Ajdabiya' },
  { id: 'derna', ar: 'درنة', en: 'Derna' },
  { id: 'gharyan', ar: 'غريان', en: 'Gharyan' },
];

interface City {
  readonly id: string;
  readonly label: string;
  readonly keywords: readonly string[];
}

/** Returns nine cities, each searchable by both of its names. */
export function citiesIn(locale: Locale): readonly City[] {
  return cities.map(({ id, ar, en }) => ({
    id,
    label: locale === 'ar' ? ar : en,
    keywords: [locale === 'ar' ? en : ar],
  }));
}
