import type { Locale } from '../provider/ui-context.ts';
import { localeTag, missingValue } from './locale-tag.ts';

const kilobyte = 1024;
const megabyte = 1024 * 1024;

/** Formats a file size: `320 kB`, `4.8 MB`, `4,8 ميغابايت`. Null is `--`. */
export function formatBytes(bytes: number | null, locale: Locale): string {
  if (bytes === null || !(bytes >= 0) || !Number.isFinite(bytes)) return missingValue;
  const inMegabytes = bytes >= megabyte;
  const format = new Intl.NumberFormat(localeTag[locale], {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    unitDisplay: locale === 'ar' ? 'long' : 'short',
    maximumFractionDigits: inMegabytes ? 1 : 0,
  });
  return format.format(inMegabytes ? bytes / megabyte : Math.ceil(bytes / kilobyte));
}
