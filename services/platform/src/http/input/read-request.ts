import { hash } from 'node:crypto';

import type { FieldProblem } from '@osta/contracts/problem';
import type { Request, Response } from 'express';
import { z } from 'zod';

import type { Route } from '../define-route.ts';
import type { PlainProblem } from '../platform-problems.ts';
import type { UploadedFile } from '../route.ts';
import { canonicalJson } from './canonical-json.ts';
import { fieldProblems } from './field-problems.ts';
import { readBody } from './read-body.ts';
import { readExpectedVersion, readIdempotencyKey } from './read-preconditions.ts';
import { readQuery } from './read-query.ts';
import { readUpload } from './read-upload.ts';
import type { Checked } from './request-input.ts';
import { takeTurns } from './take-turns.ts';

/** A rejected request, with its reason. */
export class Rejected {
  readonly problem: PlainProblem;
  readonly fields: readonly FieldProblem[] | undefined;

  constructor(problem: Rejected['problem'], fields?: readonly FieldProblem[]) {
    this.problem = problem;
    this.fields = fields;
  }
}

/**
 * Number of large files processed at once, from first byte to answer; number that wait unread, because
 * processing takes several times a file's memory; and the size in bytes up to which a file does not wait.
 */
const [largeFilesAtOnce, largeFilesWaiting, smallFile] = [4, 40, 512 * 1024];

const noKeys = z.strictObject({});
const noBody = noKeys.optional();

/** The validated content of a request. */
export type Content = Pick<
  Checked,
  'params' | 'query' | 'body' | 'file' | 'expectedVersion' | 'idempotency'
>;

type Read = (request: Request, response: Response) => Promise<Content | Rejected>;

/** Prepares reading the content of one route's requests: key, version, path, query and body, in this order. */
export function readRequest(route: Route): Read {
  const isMutation = route.method !== 'get';
  const takeTurn = takeTurns(largeFilesAtOnce, largeFilesWaiting);
  const paramsSchema = route.params ?? noKeys;
  const querySchema = route.query ?? noKeys;
  const bodySchema = route.body ?? noBody;

  return async (request, response) => {
    const { headers } = request;
    const key = route.isIdempotent ? readIdempotencyKey(headers) : undefined;
    if (key && !key.ok) return new Rejected(key.problem, key.fields);
    const version = route.needsIfMatch ? readExpectedVersion(headers) : undefined;
    if (version && !version.ok) return new Rejected(version.problem, version.fields);

    const params = z.safeParse(paramsSchema, request.params);
    if (!params.success) return invalid('path', params.error.issues, request.params);
    const read = readQuery(request.url);
    if (!read.ok) return new Rejected('VALIDATION_FAILED', read.fields);
    const query = z.safeParse(querySchema, read.value);
    if (!query.success) return invalid('query', query.error.issues, read.value);

    let raw: unknown;
    let parsedBody: unknown;
    let file: UploadedFile | null = null;
    if (route.upload) {
      const isSmall = Number(headers['content-length']) <= smallFile;
      if (!isSmall && !(await takeTurn(response))) return new Rejected('UNAVAILABLE');
      const upload = await readUpload(request, route.upload);
      if (!upload.ok) {
        if (upload.problem === 'PAYLOAD_TOO_LARGE') response.setHeader('connection', 'close');
        return new Rejected(upload.problem, upload.fields);
      }
      ({ file } = upload);
    } else if (isMutation) {
      const body = await readBody(request);
      if (!body.ok) {
        if (body.problem === 'PAYLOAD_TOO_LARGE') response.setHeader('connection', 'close');
        return new Rejected(body.problem);
      }
      raw = body.value;
      const parsed = z.safeParse(bodySchema, raw);
      if (!parsed.success) return invalid('body', parsed.error.issues, raw);
      parsedBody = route.body ? parsed.data : undefined;
    }

    return {
      params: params.data,
      query: query.data,
      body: parsedBody,
      file,
      expectedVersion: version?.value ?? null,
      idempotency: key ? { key: key.value, requestHash: hashOf(request, raw) } : null,
    };
  };
}

function invalid(part: string, issues: readonly z.core.$ZodIssue[], input: unknown): Rejected {
  return new Rejected('VALIDATION_FAILED', fieldProblems(part, issues, input));
}

/** Hashes the content of a request: the same idempotency key with another hash is another intention. */
function hashOf(request: Request, body: unknown): string {
  return hash('sha256', `${request.method} ${request.path}\n${canonicalJson(body)}`);
}
