import type { Route } from '@osta/platform/http/define-route';
import { z } from 'zod';

type Schema = Readonly<Record<string, unknown>>;
/** Where a text stands in a body: `['content', 'description']`. */
type Place = readonly string[];

/** A body that fits the schema of a route, with the paths in it. */
export interface BodyOf {
  readonly body: Schema;
  /** Paths of texts. */
  readonly places: readonly Place[];
  /** Paths of objects, the body itself included. */
  readonly objects: readonly Place[];
}

/** Builds a body from the schema of the route; undefined where it takes none. */
export function bodyOf({ body }: Route): BodyOf | undefined {
  if (!body) return undefined;
  const schema = recordOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
  const found: Found = { places: [], objects: [] };
  return { body: recordOf(sample(schema, [], found)), ...found };
}

/** Returns the query keys of the route, and its shortest valid query. */
export function queryOf({ query }: Route): {
  readonly keys: readonly string[];
  readonly least: string;
} {
  if (!query) return { keys: [], least: '' };
  const { required } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  // Query values are texts, converted only on reading
  const { properties } = z.toJSONSchema(query, { unrepresentable: 'any' });
  const members = recordOf(properties);
  const needed = required ?? [];
  const least = new URLSearchParams();
  for (const key of needed) {
    least.set(key, recordOf(members[key])['type'] === 'integer' ? '1' : '/offers');
  }
  return { keys: Object.keys(members), least: needed.length > 0 ? `?${least.toString()}` : '' };
}

/** Returns the text at one path of a body. */
export function textAt(body: unknown, [first, ...rest]: Place): string {
  if (first === undefined) return String(body);
  // The items of an array have the path of the first
  return textAt(Array.isArray(body) ? body[0] : recordOf(body)[first], rest);
}

/** Returns the body with the text at one path replaced. */
export function withText(body: unknown, [first, ...rest]: Place, text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(body)) return body.map((each) => withText(each, rest, text));
  const members = recordOf(body);
  return { ...members, [first]: withText(members[first], rest, text) };
}

/** Returns the body with one more member in one of its objects. */
export function withMember(body: unknown, [first, ...rest]: Place, name: string): unknown {
  if (Array.isArray(body)) return body.map((each) => withMember(each, rest, name));
  const members = recordOf(body);
  // A name like __proto__ becomes an own member, as after JSON.parse
  const added: readonly [string, unknown] =
    first === undefined
      ? [name, { isAdmin: true, polluted: true }]
      : [first, withMember(members[first], rest, name)];
  return Object.fromEntries([...Object.entries(members), added]);
}

interface Found {
  readonly places: Place[];
  readonly objects: Place[];
}

function sample(schema: Schema, at: Place, found: Found): unknown {
  const options = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(options)) return sample(recordOf(options[0]), at, found);
  if ('const' in schema) return schema['const'];
  switch (schema['type']) {
    case 'string':
      found.places.push(at);
      return sampleText(schema);
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 0), 1);
    case 'boolean':
      return false;
    case 'array':
      return [sample(recordOf(schema['items']), [...at, '0'], found)];
    case 'object': {
      found.objects.push(at);
      const properties = Object.entries(recordOf(schema['properties']));
      return Object.fromEntries(
        properties.map(([name, each]) => [name, sample(recordOf(each), [...at, name], found)]),
      );
    }
    default:
      return null;
  }
}

function sampleText({ enum: values, format, pattern }: Schema): string {
  if (Array.isArray(values)) return String(values[0]);
  if (format === 'email') return 'somebody@example.ly';
  if (format === 'date') return new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const form = typeof pattern === 'string' ? pattern : '';
  if (format === 'uuid' || form.includes('[0-9a-fA-F]{8}')) {
    return '01980000-0000-7000-8000-00000000000a';
  }
  if (format === 'date-time' || form.includes('T')) {
    return new Date(Date.now() + 2 * 86_400_000).toISOString();
  }
  if (form.includes('+/-')) return 'Africa/Tripoli';
  return form.includes(String.raw`\d{6}`) ? '000000' : 'A tap that drips';
}

/** Returns the members of an object; none for other values. */
function recordOf(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
