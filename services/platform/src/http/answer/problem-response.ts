import type { ServerResponse } from 'node:http';

import type { FieldProblem, PlatformProblemCode } from '@osta/contracts/problem';

import type { Refusal } from '../../decider.ts';
import { platformProblems, type PlainProblem } from '../platform-problems.ts';
import type { ProblemRow } from '../route.ts';

/** Members of a platform problem besides its code. */
export interface ProblemMembers {
  readonly fields?: readonly FieldProblem[];
  /** Seconds. */
  readonly retryAfter?: number;
}

/** Seconds after which a retry makes sense. */
const retryAfter: { readonly [Code in PlainProblem]?: number } = {
  CONTENDED: 1,
  UNAVAILABLE: 2,
};

/** Answers RATE_LIMITED with the seconds until the caller may call again. */
export function sendRateLimited(response: ServerResponse, seconds: number, instance: string): void {
  response.setHeader('retry-after', seconds);
  sendProblem(response, 'RATE_LIMITED', instance, { retryAfter: seconds });
}

/** Answers with RFC 9457 problem details of the platform itself. */
export function sendPlatformProblem(
  response: ServerResponse,
  code: PlainProblem,
  instance: string,
  members: ProblemMembers = {},
): void {
  const seconds = retryAfter[code];
  if (seconds !== undefined) response.setHeader('retry-after', seconds);
  sendProblem(response, code, instance, members);
}

function sendProblem(
  response: ServerResponse,
  code: PlatformProblemCode,
  instance: string,
  members: ProblemMembers = {},
): void {
  const { status, title } = platformProblems[code];
  send(response, status, {
    type: `urn:osta:problem:${code}`,
    title,
    status,
    code,
    instance,
    ...members,
  });
}

/** Answers with a refusal of the domain: its facts become extension members. */
export function sendRefusal(
  response: ServerResponse,
  refused: Refusal,
  row: ProblemRow,
  instance: string,
): void {
  const { status, title } = row;
  if ('retryAfter' in row) response.setHeader('retry-after', row.retryAfter);
  const type = `urn:osta:problem:${refused.code}`;
  send(response, status, { type, title, status, instance, ...refused });
}

function send(response: ServerResponse, status: number, problem: object): void {
  const body = Buffer.from(JSON.stringify(problem));
  response.writeHead(status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  response.end(body);
}
