import { once } from 'node:events';
import { createServer } from 'node:http';

import { inject } from 'vitest';

import { startProduct, type Product } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the product that files share, once it is ready. */
    readonly sharedProductUrl: string;
  }
}

/** A product for the files of a run that change nothing which another one sees. */
export interface SharedProduct {
  readonly url: string;
  /** Stops the product, if anybody asked for it. */
  readonly close: () => Promise<void>;
}

/**
 * Answers the question for the shared product, which the first one starts.
 *
 * @param copyOfSeeded returns a data directory with the demo market
 */
export async function openSharedProduct(
  copyOfSeeded: () => Promise<string>,
): Promise<SharedProduct> {
  let started: Promise<Product> | undefined;
  const server = createServer((_request, response) => {
    started ??= copyOfSeeded().then(async (directory) => startProduct('embedded', directory));
    started.then(
      ({ origin }) => response.end(origin),
      (problem: unknown) => response.writeHead(500).end(String(problem)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      const product = await started?.catch(() => undefined);
      await product?.stop();
      await product?.discard();
    },
  };
}

/**
 * Returns the address of the shared product.
 *
 * @throws Error with its output when it does not get ready
 */
export async function sharedOrigin(): Promise<string> {
  const answer = await fetch(inject('sharedProductUrl'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
