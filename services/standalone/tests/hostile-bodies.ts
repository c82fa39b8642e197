import type { Route } from '@osta/platform/http/define-route';
import { z } from 'zod';

type Schema = Readonly<Record<string, unknown>>;
/** Where a text stands in a body: `['content', 'description']`. */
type Place = readonly string[];

/** A body that a route takes, as far as its schema tells, and every place in it where a text stands. */
export interface BodyOf {
  readonly body: Schema;
  readonly places: readonly Place[];
}

/** Makes one from the schema of the route; undefined where it takes none. */
export function bodyOf({ body }: Route): BodyOf | undefined {
  if (!body) return undefined;
  const schema = recordOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
  const places: Place[] = [];
  return { body: recordOf(sample(schema, [], places)), places };
}

/** The body with another text in one place. */
export function withText(body: unknown, [first, ...rest]: Place, text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(body)) return body.map((each) => withText(each, rest, text));
  const members = recordOf(body);
  return { ...members, [first]: withText(members[first], rest, text) };
}

function sample(schema: Schema, at: Place, places: Place[]): unknown {
  const options = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(options)) return sample(recordOf(options[0]), at, places);
  if ('const' in schema) return schema['const'];
  switch (schema['type']) {
    case 'string':
      places.push(at);
      return sampleText(schema);
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 0), 1);
    case 'boolean':
      return false;
    case 'array':
      return [sample(recordOf(schema['items']), [...at, '0'], places)];
    case 'object': {
      const properties = Object.entries(recordOf(schema['properties']));
      return Object.fromEntries(
        properties.map(([name, each]) => [name, sample(recordOf(each), [...at, name], places)]),
      );
    }
    default:
      return null;
  }
}

function sampleText({ enum: values, format, pattern }: Schema): string {
  if (Array.isArray(values)) return String(values[0]);
  if (format === 'email') return 'somebody@example.ly';
  const form = typeof pattern === 'string' ? pattern : '';
  if (format === 'uuid' || form.includes('[0-9a-fA-F]{8}')) {
    return '01980000-0000-7000-8000-00000000000a';
  }
  if (format === 'date-time' || form.includes('T')) {
    return new Date(Date.now() + 2 * 86_400_000).toISOString();
  }
  return form.includes(String.raw`\d{6}`) ? '000000' : 'A tap that drips';
}

/** The members of an object; of anything else, none. */
function recordOf(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
