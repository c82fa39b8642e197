import { z } from 'zod';

import { catalog } from './catalog.ts';
import { EventEnvelope } from './envelope.ts';
import { ProblemDetails } from './problem.ts';
import { PublishedEvent } from './published-event.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What is said in zod, as JSON Schema 2020-12 for readers without TypeScript: every version of every
 * event, the envelope, and problem details. By file name.
 *
 * Only what JSON Schema can say: that a budget's end is not below its beginning, or that a service
 * is in the catalogue, stands in zod alone.
 */
export function jsonSchemas(): ReadonlyMap<string, JsonSchema> {
  const events = [...catalog].map(
    ([type, { schema, topic }]) =>
      [`${type}.json`, jsonSchema(type, schema, { 'x-topic': topic })] as const,
  );
  return new Map<string, JsonSchema>([
    ['envelope.json', jsonSchema('envelope', EventEnvelope, {})],
    ['published-event.json', jsonSchema('published-event', PublishedEvent, {})],
    ['problem-details.json', jsonSchema('problem-details', ProblemDetails, {})],
    ...events,
  ]);
}

function jsonSchema(name: string, schema: z.ZodType, members: JsonSchema): JsonSchema {
  const { $schema, ...described } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    override: ({ jsonSchema: written }) => {
      // To zod, "nobody assigns to it"; in JSON Schema, "only the server may send it"
      delete written.readOnly;
      if (written.pattern !== undefined) written.pattern = portable(written.pattern);
    },
  });
  return { $schema, $id: `urn:osta:schema:${name}`, ...members, ...described };
}

/**
 * The same pattern for engines that are not JavaScript's: to Python, `\d` is a digit of any script, and `\/` is
 * no escape that is worth its place.
 */
function portable(pattern: string): string {
  return pattern.replaceAll(String.raw`\d`, '[0-9]').replaceAll(String.raw`\/`, '/');
}
