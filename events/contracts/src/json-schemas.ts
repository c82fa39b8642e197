import { z } from 'zod';

import { catalog } from './catalog.ts';
import { EventEnvelope } from './envelope.ts';
import { portablePattern } from './portable-pattern.ts';
import { ProblemDetails } from './problem.ts';
import { PublishedEvent } from './published-event.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Returns the zod schemas as JSON Schema 2020-12, by file name, for readers without TypeScript: every version
 * of every event, the envelope, and problem details.
 *
 * Contains only what JSON Schema can express: that a budget's end is not below its beginning, or that a service
 * is in the catalogue, is checked by zod alone.
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
      // In zod it means "not assignable"; in JSON Schema, "only the server may send it"
      delete written.readOnly;
      if (written.pattern !== undefined) {
        written.pattern = portablePattern(written.pattern) ?? written.pattern;
      }
    },
  });
  return { $schema, $id: `urn:osta:schema:${name}`, ...members, ...described };
}
