import { isDeepStrictEqual } from 'node:util';

import { portablePattern } from '@osta/contracts/portable-pattern';
import { PlaceId } from '@osta/reference/place-id';
import { placeList } from '@osta/reference/place-list';
import { z } from 'zod';

/** Checks that a text may fail only after it was trimmed. */
const checksWhatIsLeft: ReadonlySet<string> = new Set(['min_length', 'string_format']);

/** A schema of zod with what has been written of it so far. */
interface Written {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
  readonly io: 'input' | 'output';
}

/**
 * Completes what zod writes of a schema in the API document.
 *
 * Patterns are written so that other languages read them. A value in a request is marked with `x-more-rules` where more
 * is checked than its schema says: that one time is before another, that a text has a letter. Such a request may be
 * refused with `VALIDATION_FAILED`, although it fits; a schema that says everything declares `x-more-rules: false`.
 */
export function describeSchema({ zodSchema, jsonSchema, io }: Written): void {
  if (zodSchema === PlaceId) {
    jsonSchema.enum = placeList.map(({ id }) => id);
    return;
  }
  if (jsonSchema.prefixItems) describeTuple(jsonSchema, jsonSchema.prefixItems);
  // A pattern says the same. Elsewhere the format also has a longest part
  if (jsonSchema.format === 'email' && jsonSchema.pattern !== undefined) delete jsonSchema.format;
  const isLost = !makePortable(jsonSchema);
  if (io === 'output') return;
  if (isNumberInText(zodSchema)) Object.assign(jsonSchema, schemaOf(zodSchema.def.out));
  else if (isLost || isRefined(zodSchema) || isRead(zodSchema)) jsonSchema['x-more-rules'] ??= true;
  if (jsonSchema['x-more-rules'] === false) delete jsonSchema['x-more-rules'];
}

/** Describes a tuple of members that are alike as an array of that length, which more readers know. */
function describeTuple(
  jsonSchema: z.core.JSONSchema.BaseSchema,
  members: NonNullable<z.core.JSONSchema.BaseSchema['prefixItems']>,
): void {
  const [first, ...others] = members;
  if (first === undefined || others.some((other) => !isDeepStrictEqual(first, other))) return;
  delete jsonSchema.prefixItems;
  jsonSchema.items = first;
  jsonSchema.minItems = members.length;
  jsonSchema.maxItems = members.length;
}

/** @returns false when a pattern was left out, because other languages cannot say it */
function makePortable(jsonSchema: z.core.JSONSchema.BaseSchema): boolean {
  const parts = jsonSchema.allOf ?? [];
  const before = [jsonSchema, ...parts].filter(({ pattern }) => pattern !== undefined);
  for (const schema of before) {
    const portable = portablePattern(inText(schema.pattern ?? ''));
    if (portable === undefined) delete schema.pattern;
    else schema.pattern = portable;
  }
  if (parts.length > 0) {
    jsonSchema.allOf = parts.filter((part) => Object.keys(part).length > 0);
    if (jsonSchema.allOf.length === 0) delete jsonSchema.allOf;
  }
  return before.every(({ pattern }) => pattern !== undefined);
}

/**
 * Leaves lone surrogates out: no text in UTF-8 has them, and many engines cannot name them. Names the first 256
 * characters by two digits, as Go does, too.
 */
function inText(pattern: string): string {
  return pattern
    .replaceAll(String.raw`\ud800-\udfff`, '')
    .replaceAll(/\\u00(?<digits>[0-9a-f]{2})/giu, String.raw`\x$<digits>`);
}

/** A number of a query: what it may be is said by the schema behind the pipe. */
function isNumberInText(schema: z.core.$ZodType): schema is z.ZodPipe {
  return schema instanceof z.ZodPipe && schema.def.in instanceof z.ZodNumber;
}

function schemaOf(schema: z.core.$ZodType): object {
  const described = z.toJSONSchema(schema);
  delete described.$schema;
  return described;
}

/** Whether a function checks the value, or changes it before something else is checked. */
export function isRefined(schema: z.core.$ZodType): boolean {
  const { checks = [] } = schema instanceof z.ZodType ? schema.def : {};
  const kinds = checks.map(({ _zod: { def } }) => def.check);
  const changedAt = kinds.indexOf('overwrite');
  const later = changedAt === -1 ? [] : kinds.slice(changedAt);
  return kinds.includes('custom') || later.some((kind) => checksWhatIsLeft.has(kind));
}

/** Whether a text is read as something else, which may fail. A closed list of words cannot. */
function isRead(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodPipe && !(schema.def.in instanceof z.ZodEnum);
}
