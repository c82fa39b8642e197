import { requestContract } from '@osta/contracts/request/contract';
import { openWords, type Sealed } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import type { WrittenRequest } from '../domain/request/service-request.ts';

/** Returns these requests with their sealed text opened, in one round trip. */
export async function openRequests(
  pool: Pool,
  requests: readonly WrittenRequest[],
): Promise<readonly WrittenRequest[]> {
  const sealed = requests.flatMap(wordsIn);
  const words = await openWords(pool, requestContract.name, sealed);
  // The text of all requests in a row, in the order of `wordsIn`
  const next = words.values();
  return requests.map((request) => withWords(request, () => next.next().value ?? ''));
}

function wordsIn({ customerId, content, quotes }: WrittenRequest): readonly Sealed[] {
  return [
    { subject: customerId, text: content.description },
    { subject: customerId, text: content.addressNote },
    ...quotes.flatMap(({ professionalId, terms, counter }) => [
      { subject: professionalId, text: terms.note },
      { subject: customerId, text: counter?.note ?? '' },
    ]),
  ];
}

function withWords(request: WrittenRequest, next: () => string): WrittenRequest {
  const content = { ...request.content, description: next(), addressNote: next() };
  const quotes = request.quotes.map((quote) => {
    const terms = { ...quote.terms, note: next() };
    const note = next();
    return { ...quote, terms, counter: quote.counter && { ...quote.counter, note } };
  });
  return { ...request, content, quotes };
}
