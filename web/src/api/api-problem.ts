import type { FieldProblem, PlatformProblemCode } from '@osta/contracts/problem';
import type { Refusal } from '@osta/contracts/refusal-unions';

/**
 * Every code that a call can fail with. `UNREACHABLE`: there was no answer. `OFFLINE`: nor a connection.
 * `WAITED_TOO_LONG`: it was not sent any more after waiting for one.
 */
export type ProblemCode =
  | Refusal['code']
  | PlatformProblemCode
  | 'UNREACHABLE'
  | 'OFFLINE'
  | 'WAITED_TOO_LONG';

/** A failed call to a service. */
export class ApiProblem extends Error {
  /** The code as sent: a newer service may send one that `ProblemCode` lacks. */
  readonly code: string;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  /** The other members of the problem details. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    status: number,
    facts: Readonly<Record<string, unknown>>,
    options?: ErrorOptions,
  ) {
    super(`${code} ${status}`, options);
    this.code = code;
    this.status = status;
    this.facts = facts;
    this.fields = fieldsOf(facts['fields']);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['rule'] === 'string';
}

function fieldsOf(value: unknown): readonly FieldProblem[] {
  return Array.isArray(value) ? value.filter(isFieldProblem) : [];
}

/** Codes for answers without problem details: a proxy's, for instance. */
const codeOfStatus: { readonly [status: number]: PlatformProblemCode } = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** Reads problem details (RFC 9457); without any, the status decides the code. */
export function problemFromAnswer(status: number, answer: unknown): ApiProblem {
  const facts = isRecord(answer) ? answer : {};
  const code = facts['code'];
  return new ApiProblem(
    typeof code === 'string' ? code : (codeOfStatus[status] ?? 'INTERNAL'),
    status,
    facts,
  );
}

/** Returns the problem for a call without an answer. */
export function unreachable(cause: unknown): ApiProblem {
  const isOffline = typeof window !== 'undefined' && !window.navigator.onLine;
  return new ApiProblem(isOffline ? 'OFFLINE' : 'UNREACHABLE', 0, {}, { cause });
}

/** Returns whether a call failed with one of these codes. */
export function isProblem(error: unknown, ...codes: readonly ProblemCode[]): error is ApiProblem {
  return error instanceof ApiProblem && codes.some((code) => code === error.code);
}
