/** Milliseconds for one answer; the sitemap goes by what was last known rather than late. */
const timeout = 4000;

/**
 * Reads an answer of the API for the files that machines look for.
 *
 * @param address of an operation that answers with this
 * @throws Error when there is no good answer in time
 */
export async function readJson<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service's own tests hold it to the contract
  return (await response.json()) as Answer;
}
