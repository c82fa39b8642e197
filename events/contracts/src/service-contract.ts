import type { z } from 'zod';

import type { TopicDeclaration } from './define-topic.ts';
import type { Locale } from './locale.ts';
import type { Operation } from './operation.ts';

/** The part of a person's export that a service provides. */
export interface MyData {
  /** Name of its file in the export: `requests.json`. */
  readonly file: string;
  /** By which the person can read it. */
  readonly operation: Operation & { readonly answer: z.core.$ZodType };
  /** Describes the file in one line, for the person whose data it is. */
  readonly about: { readonly [Language in Locale]: string };
}

/**
 * What a service reads of another one's part of the log: its events, or also the keys by which the personal words in
 * them open.
 */
export type Followed = 'events' | 'words';

/** The public contract of a service. Its manifest adds the private part. */
export interface ServiceContract {
  /** Of the service and of its schema in Postgres: `request`. */
  readonly name: string;
  /** The kinds of stream that it records. */
  readonly topics: readonly TopicDeclaration[];
  /**
   * The other services that it follows, by name. The rights of its role in the database follow from this; a host starts
   * no service whose subscriptions go beyond it.
   */
  readonly follows: { readonly [Service in string]: Followed };
  /** All that it answers over HTTP, by operation id. */
  readonly operations: { readonly [OperationId in string]: Operation };
  /** `null`: it keeps no personal data beyond what other files of the export hold. */
  readonly myData: MyData | null;
}
