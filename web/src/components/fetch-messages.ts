import type { Messages } from '@lingui/core';

import { problemFromAnswer, unreachable } from '../api/api-problem.ts';

/**
 * Fetches the messages of a language from their file.
 *
 * @throws ApiProblem as a call to a service does, so that it is tried again in the same cases
 */
export async function fetchMessages(url: string, signal?: AbortSignal): Promise<Messages> {
  const response = await fetch(url, { signal: signal ?? null }).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (!response.ok) throw problemFromAnswer(response.status, null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- compiled by us, served by us
  return (await response.json()) as Messages;
}
