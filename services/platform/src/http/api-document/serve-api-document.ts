import type { Request, Response } from 'express';
import { z } from 'zod';
import type { oas32 } from 'zod-openapi';

import type { Telemetry } from '../../telemetry/telemetry.ts';

/** The parts taken over from another process's document. The rest is the same in all. */
const OtherDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});
type OtherDocument = z.infer<typeof OtherDocument>;

/** Milliseconds that another process gets to answer its document. */
const patience = 2000;

/**
 * Answers `/api/openapi.json`: the operations of this process, and of the `others` where one process describes
 * several. A process that does not answer is left out and logged; the next request asks it again.
 *
 * @param others origins of other processes: `http://identity:3000`
 */
export function serveApiDocument(
  own: oas32.OpenAPIObject,
  others: readonly string[],
  { log }: Telemetry,
): (request: Request, response: Response) => Promise<void> {
  const ownText = Buffer.from(JSON.stringify(own));
  return async (_request, response) => {
    response.type('json');
    if (others.length === 0) {
      response.send(ownText);
      return;
    }
    const asked = await Promise.allSettled(others.map(documentOf));
    const documents = asked.flatMap((answer, place) => {
      if (answer.status === 'fulfilled') return [answer.value];
      log.warn(
        { err: answer.reason, origin: others[place] },
        'a service did not answer with its API document',
      );
      return [];
    });
    response.send({
      ...own,
      paths: Object.assign({}, own.paths, ...documents.map(({ paths }) => paths)),
      components: {
        ...own.components,
        schemas: Object.assign(
          {},
          ...documents.map(({ components }) => components.schemas),
          own.components?.schemas,
        ),
      },
    });
  };
}

async function documentOf(origin: string): Promise<OtherDocument> {
  const answer = await fetch(`${origin}/api/openapi.json`, {
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`${origin} answered ${answer.status}`);
  return OtherDocument.parse(await answer.json());
}
