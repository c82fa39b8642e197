import type { z } from 'zod';

/** The one file that an operation takes, in a multipart form. */
export interface Upload {
  /** Name of its field. */
  readonly field: string;
  readonly maxBytes: number;
}

/** What a client knows of an operation. Its service adds who may call it, how often, and what it does. */
export interface Operation {
  /** Unique in the API: `listRequests`. */
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** `/api/requests/{requestId}` */
  readonly path: string;
  /** One line for developers, in the imperative. */
  readonly summary: string;
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** The uploaded file, instead of a body. */
  readonly upload?: Upload;
  /** Schema of a success; absent for 204 and for a file. */
  readonly answer?: z.core.$ZodType;
  /** Content type of a file answer: `image/webp`. */
  readonly answersFile?: string;
  /** Status of a success; default 200, or 204 without an answer. */
  readonly status?: 201 | 202;
  /** Whether `If-Match` is required, for edits: 428 when absent, 412 when stale. */
  readonly ifMatch?: true;
  /** Whether `Idempotency-Key` is required. A `post` that is a command always requires it. */
  readonly idempotent?: true;
  /** What the service may refuse, besides the problems of the platform. */
  readonly refusals?: readonly string[];
}

type Declared = { readonly [OperationId in string]: Omit<Operation, 'operationId'> };

type Named<Declarations extends Declared> = {
  readonly [OperationId in keyof Declarations & string]: Declarations[OperationId] & {
    readonly operationId: OperationId;
  };
};

/** Declares operations, each under its operation id. */
export function operations<const Declarations extends Declared>(
  declarations: Declarations,
): Named<Declarations> {
  const named = Object.entries(declarations).map(([operationId, declared]) => [
    operationId,
    { ...declared, operationId },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys, each with its name
  return Object.fromEntries(named) as Named<Declarations>;
}

type Part = 'params' | 'query' | 'body' | 'answer';

/** A part of an operation as its service sees it, after validation; undefined where there is none. */
export type Parsed<Of extends Operation, Which extends Part> = Of extends {
  readonly [Each in Which]: infer Schema;
}
  ? z.output<Schema>
  : undefined;

/** The codes of what an operation may refuse. */
export type RefusalOf<Of extends Operation> = Of extends {
  readonly refusals: readonly (infer Code extends string)[];
}
  ? Code
  : never;
