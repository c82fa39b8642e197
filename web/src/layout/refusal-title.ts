import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a refused page is called, on the page and in the title of the window. */
export function refusalTitle(status: number, i18n: I18n): string {
  if (status === 404) return i18n._(msg`Page not found`);
  if (status === 403) return i18n._(msg`Not available for this account`);
  return i18n._(msg`Something went wrong`);
}
