import type { CorrelationId } from '@osta/contracts/ids';
import type { Opened } from '@osta/event-store/streams';
import type { Request, Response } from 'express';
import { z } from 'zod';

import type { Principal } from '../../auth/principal.ts';
import { principalOf, type SessionReader } from '../../auth/session-reader.ts';
import type { Clock } from '../../clock.ts';
import { beginCommand } from '../../command-context.ts';
import { classifyDatabaseError } from '../../database/database-error.ts';
import type { Refusal } from '../../decider.ts';
import type { Telemetry } from '../../telemetry/telemetry.ts';
import { newIntention } from '../../unkeyed-context.ts';
import { isNotModified } from '../answer/is-not-modified.ts';
import { sendPlatformProblem, sendRateLimited, sendRefusal } from '../answer/problem-response.ts';
import type { Route } from '../define-route.ts';
import { etagOf } from '../input/read-preconditions.ts';
import { readRequest, Rejected } from '../input/read-request.ts';
import { RequestInput, type Checked } from '../input/request-input.ts';
import type { CreateLimiter } from '../limits/create-limiters.ts';
import type { RouteAnswer } from '../route.ts';
import { requestIdOf } from './begin-request.ts';
import { checkAccess } from './check-access.ts';
import { isCrossSite } from './refuse-cross-site.ts';

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

/** A rate-limited caller, with the seconds to wait. */
class TooOften {
  readonly seconds: number;

  constructor(seconds: number) {
    this.seconds = seconds;
  }
}

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
      const accepted = await check(request, response, requestId);
      if (accepted instanceof Rejected) {
        const { problem, fields } = accepted;
        sendPlatformProblem(response, problem, requestId, fields ? { fields } : {});
      } else if (accepted instanceof TooOften) {
        sendRateLimited(response, accepted.seconds, requestId);
      } else {
        const { checked, opened } = accepted;
        const answer = await route.handle(new RequestInput(checked), opened);
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

/** A checked request, and what the route of a command has opened. */
interface Accepted {
  readonly checked: Checked;
  readonly opened?: Opened<unknown>;
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
  const read = readRequest(route);

  /** Reads the session first: nobody is told more than that they may not call. */
  const check: Check = async (request, response, requestId) => {
    const { headers } = request;
    const principal = route.access === 'public' ? null : await sessions.read(headers.cookie);
    const denied = checkAccess(route.access, principal);
    if (denied) return new Rejected(denied);

    const address = request.ip ?? 'unknown';
    const known = principal?.userId ?? route.rateLimit?.callerOf?.(headers.cookie ?? '');
    const secondsOver = limiter ? await limiter.take(known ?? address) : 0;
    if (secondsOver > 0) return new TooOften(secondsOver);

    const content = await read(request, response);
    if (content instanceof Rejected) return content;
    const rawHeaders = headers;
    const from = { principal, requestId, rawHeaders, address, clock, log };
    return { checked: { ...content, ...from } };
  };

  /** Reads the session together with the stream, in one statement. */
  const checkCommand = (opens: NonNullable<Route['open']>): Check => {
    return async (request, response, requestId) => {
      const caller = sessions.callerOf(request.headers.cookie);
      if (!caller) return new Rejected('UNAUTHENTICATED');
      const content = await read(request, response);
      // A request that is wrong is refused in the same order as without the one statement
      if (content instanceof Rejected) return whyNot(request, content);

      const beginning = beginCommand(clock);
      const idempotency = content.idempotency ?? newIntention();
      const { params, query, body } = content;
      const { key } = idempotency;
      const counted = limiter?.inStatement?.counted();
      const opened = await opens({ params, query, body, key, ...beginning, caller, counted });
      if (!opened) return new Rejected('UNAUTHENTICATED');
      const principal = principalOf(opened.caller);
      const denied = checkAccess(route.access, principal);
      if (denied) return new Rejected(denied);
      const secondsOver = await secondsOverOf(principal, opened);
      if (secondsOver > 0) return new TooOften(secondsOver);

      const { headers: rawHeaders, ip: address = 'unknown' } = request;
      const from = { principal, requestId, rawHeaders, address, clock, log };
      return { checked: { ...content, ...from, idempotency, beginning }, opened };
    };
  };

  /** A retry of what took effect is not counted. */
  async function secondsOverOf(
    { userId }: Principal,
    { settled, counted }: Opened<unknown>,
  ): Promise<number> {
    if (!limiter || settled) return 0;
    return limiter.inStatement ? limiter.inStatement.secondsOver(counted) : limiter.take(userId);
  }

  async function whyNot(request: Request, rejected: Rejected): Promise<Rejected | TooOften> {
    const principal = await sessions.read(request.headers.cookie);
    const denied = checkAccess(route.access, principal);
    if (denied) return new Rejected(denied);
    if (!limiter || !principal) return rejected;
    const secondsOver = await limiter.take(principal.userId);
    return secondsOver > 0 && !route.isIdempotent ? new TooOften(secondsOver) : rejected;
  }

  const { open } = route;
  const checkCaller = open ? checkCommand(open) : check;
  return async (request, response, requestId) =>
    isMutation && isCrossSite(request.headers, origins)
      ? new Rejected('CROSS_SITE_REFUSED')
      : checkCaller(request, response, requestId);
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
  const fitted = z.safeParse(route.answer, body);
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
    log.warn({ err: error, requestId, route: name }, 'database unavailable');
    sendPlatformProblem(response, 'UNAVAILABLE', requestId);
  } else if (kind === 'conflict') {
    log.warn({ err: error, requestId, route: name }, 'gave up after concurrent changes');
    sendPlatformProblem(response, 'CONTENDED', requestId);
  } else {
    log.error({ err: error, requestId, route: name }, 'unhandled error');
    if (response.headersSent) response.destroy();
    else sendPlatformProblem(response, 'INTERNAL', requestId);
  }
}
