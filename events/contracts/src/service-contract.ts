import type { z } from 'zod';

import type { TopicDeclaration } from './define-topic.ts';
import type { Locale } from './locale.ts';

/** The part of a person's export that a service provides. */
export interface MyData {
  /** Name of its file in the export: `requests.json`. */
  readonly file: string;
  /** The route at which the person can read it: `/api/requests/my-data`. */
  readonly path: string;
  readonly answer: z.ZodType;
  /** Describes the file in one line, for the person whose data it is. */
  readonly about: { readonly [Language in Locale]: string };
}

/** The public contract of a service. Its manifest adds the private part. */
export interface ServiceContract {
  /** Of the service and of its schema in Postgres: `request`. */
  readonly name: string;
  /** The kinds of stream that it records. */
  readonly topics: readonly TopicDeclaration[];
  /** `null`: it keeps no personal data beyond what other files of the export hold. */
  readonly myData: MyData | null;
}
