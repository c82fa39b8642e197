import type { ApiOperations } from '@osta/contracts/api-operations';

/** An operation of the API, as `METHOD /path`: `GET /api/requests/{requestId}`. */
export type OperationKey = keyof ApiOperations;

/** A value in a query string; undefined leaves its name out. */
type QueryValue = string | number | boolean | undefined;

type SentIn<Schema> = Schema extends { readonly _zod: { readonly input: infer Input } }
  ? Input
  : never;

type WithParams<Of> = Of extends { readonly params: infer Schema }
  ? { readonly params: { readonly [Name in keyof SentIn<Schema>]: string } }
  : { readonly params?: never };

type Query<Schema> = { readonly [Name in keyof SentIn<Schema>]: QueryValue };
type WithQuery<Of> = Of extends { readonly query: infer Schema }
  ? {} extends Query<Schema>
    ? { readonly query?: Query<Schema> }
    : { readonly query: Query<Schema> }
  : { readonly query?: never };

type WithBody<Of> = Of extends { readonly body: infer Schema }
  ? { readonly body: SentIn<Schema> & object }
  : Of extends { readonly upload: object }
    ? { readonly body: FormData }
    : { readonly body?: never };

type WithVersion<Of> = Of extends { readonly ifMatch: true }
  ? {
      /** The version that the change is based on. */
      readonly ifMatch: number;
    }
  : { readonly ifMatch?: never };

type Said<Of> = WithParams<Of> & WithQuery<Of> & WithBody<Of> & WithVersion<Of>;
type Answered<Of> = Of extends {
  readonly answer: { readonly _zod: { readonly output: infer Answer } };
}
  ? Answer
  : undefined;

/** Each by itself: an intersection of unions would be every combination of them. */
type Inputs = { readonly [Key in OperationKey]: Said<ApiOperations[Key]> };
type Answers = { readonly [Key in OperationKey]: Answered<ApiOperations[Key]> };

/** What the caller of an operation has to say. */
export type InputOf<Key extends OperationKey> = Key extends unknown
  ? Said<ApiOperations[Key]>
  : never;

/** What an operation answers; undefined where it answers nothing. */
export type AnswerOf<Key extends OperationKey> = Answers[Key];

/** Only in types: the answer that a call is given. Only `call` makes one, so no path is written anywhere else. */
declare const answers: unique symbol;

/** One call of an operation, ready to be sent, now or later. */
export interface Call<out Answer> {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Sent as JSON; FormData is sent as it is. `null` for a call that is all in its path. */
  readonly body: object | null;
  readonly ifMatch?: number;
  readonly [answers]: Answer;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: object;
  readonly ifMatch?: number;
}

/** The operations that need no input. */
type Bare = {
  [Key in OperationKey]: {} extends Inputs[Key] ? Key : never;
}[OperationKey];

/**
 * Returns the call of an operation: `call('GET /api/requests/{requestId}', { params: { requestId } })`. The
 * compiler knows path, input and answer from the contract, of which nothing reaches the browser.
 */
export function call<Key extends Bare>(operation: Key): Call<AnswerOf<Key>>;
export function call<Key extends OperationKey>(
  operation: Key,
  input: InputOf<Key>,
): Call<AnswerOf<Key>>;
export function call(operation: OperationKey, input: AnyInput = {}): Call<unknown> {
  const { params = {}, query = {}, body, ifMatch } = input;
  const space = operation.indexOf(' ');
  const path = operation
    .slice(space + 1)
    .replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const made: Omit<Call<unknown>, typeof answers> = {
    method: operation.slice(0, space),
    path: search.size === 0 ? path : `${path}?${search.toString()}`,
    body: body ?? null,
    ...(ifMatch !== undefined && { ifMatch }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer is there in types only
  return made as Call<unknown>;
}
