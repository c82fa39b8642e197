import type { AccountRefusal } from '@osta/contracts/account/refusals';
import type { NotificationRefusal } from '@osta/contracts/notification/refusals';
import type { FieldProblem, PlatformProblemCode } from '@osta/contracts/problem';
import type { ProfessionalRefusal } from '@osta/contracts/professional/refusals';
import type { RedirectRefusal } from '@osta/contracts/redirect/refusals';
import type { RequestRefusal } from '@osta/contracts/request/refusals';

/** Every way in which a service says no, with the facts of the sentence. */
export type Refusal =
  | AccountRefusal
  | ProfessionalRefusal
  | RequestRefusal
  | NotificationRefusal
  | RedirectRefusal;

/** Every code that a call can fail with. `UNREACHABLE`: no answer at all. */
export type ProblemCode = Refusal['code'] | PlatformProblemCode | 'UNREACHABLE';

/** A call to a service that did not succeed. */
export class ApiProblem extends Error {
  /** As sent: one that a newer service made up is not in `ProblemCode`. */
  readonly code: string;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  /** What else the answer said. */
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

/** Codes for answers that carry none: a proxy's, for instance. */
const codeOfStatus: { readonly [status: number]: PlatformProblemCode } = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** Reads problem details (RFC 9457); without any, the status decides. */
export function problemFromAnswer(status: number, answer: unknown): ApiProblem {
  const facts = isRecord(answer) ? answer : {};
  const code = facts['code'];
  return new ApiProblem(
    typeof code === 'string' ? code : (codeOfStatus[status] ?? 'INTERNAL'),
    status,
    facts,
  );
}

/** The network or the server gave no answer. */
export function unreachable(cause: unknown): ApiProblem {
  return new ApiProblem('UNREACHABLE', 0, {}, { cause });
}

/** Whether a call failed in just this way. */
export function isProblem(error: unknown, ...codes: readonly ProblemCode[]): error is ApiProblem {
  return error instanceof ApiProblem && codes.some((code) => code === error.code);
}
