import type { IncomingHttpHeaders } from 'node:http';

import { IdempotencyKey } from '@osta/contracts/ids';
import type { FieldProblem } from '@osta/contracts/problem';

import type { PlainProblem } from '../platform-problems.ts';

type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly problem: PlainProblem;
      readonly fields?: readonly FieldProblem[];
    };

/** Reads the header `Idempotency-Key`: a UUID that the client chose for one intention. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): Read<IdempotencyKey> {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return { ok: false, problem: 'IDEMPOTENCY_KEY_MISSING' };
  const read = IdempotencyKey.safeParse(key);
  return read.success ? { ok: true, value: read.data } : malformed('header.idempotency-key');
}

/**
 * Reads the version in the header `If-Match`: `"v7"`. Accepts a weak tag, because compressing proxies make tags
 * weak.
 */
export function readExpectedVersion(headers: IncomingHttpHeaders): Read<number> {
  const tag = headers['if-match'];
  if (tag === undefined || tag === '') return { ok: false, problem: 'PRECONDITION_REQUIRED' };
  const version = /^(?:W\/)?"v(?<version>\d{1,9})"$/u.exec(tag)?.groups?.['version'];
  return version === undefined
    ? malformed('header.if-match')
    : { ok: true, value: Number(version) };
}

/** Returns a version as an `ETag`. */
export function etagOf(version: number): string {
  return `"v${version}"`;
}

function malformed(field: string): Read<never> {
  return { ok: false, problem: 'VALIDATION_FAILED', fields: [{ field, rule: 'format' }] };
}
