import { hash } from 'node:crypto';

import type { CorrelationId } from '@osta/contracts/ids';
import type { FieldProblem } from '@osta/contracts/problem';
import type { Request, Response } from 'express';
import { z } from 'zod';

import type { SessionReader } from '../auth/session-reader.ts';
import type { Clock } from '../clock.ts';
import { classifyDatabaseError } from '../database/database-error.ts';
import type { Refusal } from '../decider.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { requestIdOf } from './begin-request.ts';
import { canonicalJson } from './canonical-json.ts';
import { checkAccess } from './check-access.ts';
import type { CreateLimiter } from './create-limiters.ts';
import type { Route } from './define-route.ts';
import { fieldProblems } from './field-problems.ts';
import { isNotModified } from './is-not-modified.ts';
import type { PlainProblem } from './platform-problems.ts';
import { sendPlatformProblem, sendRateLimited, sendRefusal } from './problem-response.ts';
import { readBody } from './read-body.ts';
import { etagOf, readExpectedVersion, readIdempotencyKey } from './read-preconditions.ts';
import { readQuery } from './read-query.ts';
import { readUpload } from './read-upload.ts';
import { isCrossSite } from './refuse-cross-site.ts';
import { RequestInput, type Checked } from './request-input.ts';
import type { RouteAnswer, UploadedFile } from './route.ts';
import { takeTurns } from './take-turns.ts';

/** The dependencies of serving routes. */
export interface Serving {
  readonly sessions: SessionReader;
  /** The exact origins of the web: `https://osta.example`. */
  readonly origins: ReadonlySet<string>;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  readonly createLimiter: CreateLimiter;
  /** Whether an answer that violates its schema fails the request; it is always logged as a bug. */
  readonly answersMustFit: boolean;
}

type Serve = (request: Request, response: Response) => Promise<void>;

/** A rejected request, with its reason. */
class Rejected {
  readonly problem: PlainProblem;
  readonly fields: readonly FieldProblem[] | undefined;

  constructor(problem: Rejected['problem'], fields?: readonly FieldProblem[]) {
    this.problem = problem;
    this.fields = fields;
  }
}

/** A rate-limited caller, with the seconds to wait. */
class TooOften {
  readonly seconds: number;

  constructor(seconds: number) {
    this.seconds = seconds;
  }
}

/**
 * Number of large files processed at once, from first byte to answer; number that wait unread, because
 * processing takes several times a file's memory; and the size in bytes up to which a file does not wait.
 */
const [largeFilesAtOnce, largeFilesWaiting, smallFile] = [4, 40, 512 * 1024];

const noKeys = z.strictObject({});
const noBody = noKeys.optional();

/**
 * Prepares all checks between socket and handler of one route as one function, because each middleware of a
 * chain would cost time (performance P3).
 */
export function serveRoute(route: Route, serving: Serving): Serve {
  const check = checkRequest(route, serving);
  const { tracing } = serving.telemetry;
  const name = `${route.method.toUpperCase()} ${route.path}`;

  const serve: Serve = async (request, response) => {
    const requestId = requestIdOf(response);
    try {
      const checked = await check(request, response, requestId);
      if (checked instanceof Rejected) {
        const { problem, fields } = checked;
        sendPlatformProblem(response, problem, requestId, fields ? { fields } : {});
      } else if (checked instanceof TooOften) {
        sendRateLimited(response, checked.seconds, requestId);
      } else {
        const answer = await answerOf(route, checked);
        sendAnswer(route, answer, response, requestId, serving);
      }
    } catch (error) {
      sendFailure(error, { request, response, requestId, name, serving });
    }
  };
  if (!tracing) return serve;
  return (request, response) =>
    tracing.request(name, requestIdOf(response), async (span) => {
      await serve(request, response);
      span.setAttributes({
        'http.request.method': request.method,
        'http.route': route.path,
        'http.response.status_code': response.statusCode,
      });
    });
}

/** Answers a retry of an executed command without counting it again. */
async function answerOf(
  route: Route,
  { limit, ...checked }: Accepted,
): Promise<RouteAnswer<unknown, Refusal>> {
  const input = new RequestInput(checked);
  if (limit && limit.secondsOver > 0) {
    const retried = await route.retry?.(input);
    return retried ?? { problem: 'RATE_LIMITED', retryAfter: limit.secondsOver };
  }
  const answer = await route.handle(input);
  if (limit && 'body' in answer && answer.isRetry) await limit.giveBack();
  return answer;
}

/** A caller's standing under a route's rate limit. */
interface Limit {
  /** Seconds until the caller may call again; 0: now. */
  readonly secondsOver: number;
  giveBack(): Promise<void>;
}

interface Accepted extends Checked {
  /** `null` on a route without a limit. */
  readonly limit: Limit | null;
}

type Check = (
  request: Request,
  response: Response,
  requestId: CorrelationId,
) => Promise<Accepted | Rejected | TooOften>;

/**
 * Checks a request in this order: same site, session, access, rate limit, headers, path and query, body. The
 * caller is checked before the input, so a refused caller gets no details about the input.
 */
function checkRequest(route: Route, serving: Serving): Check {
  const { sessions, origins, clock, createLimiter } = serving;
  const { log } = serving.telemetry;
  const isMutation = route.method !== 'get';
  const limiter = route.rateLimit && createLimiter(route.operationId, route.rateLimit);
  const takeTurn = takeTurns(largeFilesAtOnce, largeFilesWaiting);
  const paramsSchema = route.params ?? noKeys;
  const querySchema = route.query ?? noKeys;
  const bodySchema = route.body ?? noBody;

  return async (request, response, requestId) => {
    const { headers } = request;
    if (isMutation && isCrossSite(headers, origins)) return new Rejected('CROSS_SITE_REFUSED');

    const principal = route.access === 'public' ? null : await sessions.read(headers.cookie);
    const denied = checkAccess(route.access, principal);
    if (denied) return new Rejected(denied);

    const address = request.ip ?? 'unknown';
    const caller = principal?.userId ?? address;
    const secondsOver = limiter ? await limiter.take(caller) : 0;
    if (secondsOver > 0 && !route.retry) return new TooOften(secondsOver);

    const key = route.isIdempotent ? readIdempotencyKey(headers) : undefined;
    if (key && !key.ok) return new Rejected(key.problem, key.fields);
    const version = route.needsIfMatch ? readExpectedVersion(headers) : undefined;
    if (version && !version.ok) return new Rejected(version.problem, version.fields);

    const params = paramsSchema.safeParse(request.params);
    if (!params.success) return invalid('path', params.error.issues, request.params);
    const read = readQuery(request.url);
    if (!read.ok) return new Rejected('VALIDATION_FAILED', read.fields);
    const query = querySchema.safeParse(read.value);
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
      const parsed = bodySchema.safeParse(raw);
      if (!parsed.success) return invalid('body', parsed.error.issues, raw);
      parsedBody = route.body ? parsed.data : undefined;
    }

    return {
      params: params.data,
      query: query.data,
      body: parsedBody,
      file,
      principal,
      expectedVersion: version?.value ?? null,
      idempotency: key ? { key: key.value, requestHash: hashOf(request, raw) } : null,
      requestId,
      rawHeaders: headers,
      address,
      clock,
      log,
      limit: limiter ? { secondsOver, giveBack: () => limiter.giveBack(caller) } : null,
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

function sendAnswer(
  route: Route,
  answer: RouteAnswer<unknown, Refusal>,
  response: Response,
  requestId: string,
  serving: Serving,
): void {
  if ('problem' in answer) {
    if ('retryAfter' in answer) sendRateLimited(response, answer.retryAfter, requestId);
    else sendPlatformProblem(response, answer.problem, requestId);
    return;
  }
  if ('refused' in answer) {
    const row = route.problems.get(answer.refused.code);
    if (!row) throw new Error(`${route.operationId} has no row for ${answer.refused.code}`);
    if (typeof row === 'string') sendPlatformProblem(response, row, requestId);
    else sendRefusal(response, answer.refused, row, requestId);
    return;
  }

  if ('file' in answer) {
    const { bytes, type } = answer.file;
    response.setHeader('cache-control', 'no-store');
    if (answer.headers) response.setHeaders(answer.headers);
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.byteLength });
    response.end(bytes);
    return;
  }

  const body = fit(route, answer.body, serving);
  if (answer.etag !== undefined) response.setHeader('etag', etagOf(answer.etag));
  response.setHeader('cache-control', 'no-store');
  if (answer.headers) response.setHeaders(answer.headers);
  if (!route.answer) {
    response.writeHead(route.status).end();
    return;
  }
  if (route.method === 'get' && isNotModified(response.req, response)) {
    response.writeHead(304).end();
    return;
  }
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(route.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
  });
  response.end(bytes);
}

/** Returns the answer parsed by its schema. A violation is our bug, not the caller's. */
function fit(route: Route, body: unknown, { telemetry, answersMustFit }: Serving): unknown {
  if (!route.answer) return undefined;
  const fitted = route.answer.safeParse(body);
  if (fitted.success) return fitted.data;
  const { issues } = fitted.error;
  const complaint = new Error(`${route.operationId} answers what its schema does not allow`);
  if (answersMustFit) throw Object.assign(complaint, { issues });
  telemetry.log.error({ operation: route.operationId, issues }, complaint.message);
  return body;
}

interface Failure {
  readonly request: Request;
  readonly response: Response;
  readonly requestId: string;
  readonly name: string;
  readonly serving: Serving;
}

function sendFailure(error: unknown, failure: Failure): void {
  const { request, response, requestId, name, serving } = failure;
  const { log } = serving.telemetry;
  // The client has disconnected
  if (request.destroyed && !request.complete) return;

  const kind = classifyDatabaseError(error);
  if (kind === 'unavailable' || kind === 'overloaded') {
    log.warn({ err: error, requestId, route: name }, 'the database does not answer');
    sendPlatformProblem(response, 'UNAVAILABLE', requestId);
  } else if (kind === 'conflict') {
    log.warn({ err: error, requestId, route: name }, 'others are changing the same rows');
    sendPlatformProblem(response, 'CONTENDED', requestId);
  } else {
    log.error({ err: error, requestId, route: name }, 'a bug');
    if (response.headersSent) response.destroy();
    else sendPlatformProblem(response, 'INTERNAL', requestId);
  }
}
