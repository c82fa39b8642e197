import type { ServerResponse } from 'node:http';

import type { FieldProblem, PlatformProblemCode } from '@osta/contracts/problem';

import type { Refusal } from '../decider.ts';
import { platformProblems } from './platform-problems.ts';
import type { ProblemRow } from './route.ts';

/** What a problem that any endpoint can answer may carry besides its code. */
export interface ProblemMembers {
  readonly fields?: readonly FieldProblem[];
}

/** After so many seconds it makes sense to ask again. */
const retryAfter: { readonly [Code in PlatformProblemCode]?: number } = {
  CONTENDED: 1,
  UNAVAILABLE: 2,
};

/** Answers with RFC 9457 problem details of the platform itself. */
export function sendPlatformProblem(
  response: ServerResponse,
  code: PlatformProblemCode,
  instance: string,
  members: ProblemMembers = {},
): void {
  const { status, title } = platformProblems[code];
  const seconds = retryAfter[code];
  if (seconds !== undefined && !response.hasHeader('retry-after')) {
    response.setHeader('retry-after', seconds);
  }
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
  { status, title }: ProblemRow,
  instance: string,
): void {
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
