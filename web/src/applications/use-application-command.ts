import type { ApplicationReceipt } from '@osta/contracts/application/api';

import { useCommand } from '../api/use-command.ts';
import { myApplicationKey } from '../professionals/my-application.queries.ts';

/** Sends a command on the own application; the page shows what came of it. */
export function useApplicationCommand(
  userId: string,
): ReturnType<typeof useCommand<ApplicationReceipt>> {
  return useCommand<ApplicationReceipt>(myApplicationKey(userId));
}
