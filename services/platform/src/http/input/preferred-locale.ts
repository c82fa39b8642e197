import { Locale } from '@osta/contracts/locale';

/** Returns the product language that the client prefers (RFC 9110 §12.5.4); Arabic by default. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  let preferred: Locale = 'ar';
  let best = 0;
  for (const range of acceptLanguage?.split(',', 20) ?? []) {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
    const locale = Locale.safeParse(tag.split('-', 1)[0]);
    const weight = weightOf(parameters);
    if (locale.success && weight > best) {
      preferred = locale.data;
      best = weight;
    }
  }
  return preferred;
}

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
  if (weight === undefined) return 1;
  const number = Number(weight.slice(2));
  return number >= 0 && number <= 1 ? number : 0;
}
