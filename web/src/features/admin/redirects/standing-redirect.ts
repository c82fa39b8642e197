import type { RedirectChanged } from '@osta/contracts/redirect/refusals';

import { isProblem } from '../../../api/api-problem.ts';

/**
 * Returns the redirect as it is now instead of what the admin saw; `null` when it was removed.
 * Undefined for other failures.
 */
export function standingRedirect(error: unknown): RedirectChanged['now'] | undefined {
  if (!isProblem(error, 'REDIRECT_CHANGED')) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- contracts are types here: the services' own tests hold them to it
  return error.facts['now'] as RedirectChanged['now'];
}
