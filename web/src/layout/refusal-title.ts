import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Returns the title of a refused page, for its heading and the window. */
export function refusalTitle(status: number, i18n: I18n): string {
  if (status === 404) return i18n._(msg`Page not found`);
  if (status === 403) return i18n._(msg`Not available for this account`);
  return i18n._(msg`Something went wrong`);
}
