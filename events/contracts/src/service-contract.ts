import type { z } from 'zod';

import type { TopicDeclaration } from './define-topic.ts';
import type { Locale } from './locale.ts';

/** What a service knows about a person, for the export of that person's data. */
export interface MyData {
  /** Name of its file in the export: `requests.json`. */
  readonly file: string;
  /** Where the person themselves can ask for it: `/api/requests/my-data`. */
  readonly path: string;
  readonly answer: z.ZodType;
  /** What the file holds, in one line for the person whose data they are. */
  readonly about: { readonly [Language in Locale]: string };
}

/** What all other services may know of a service. The service itself adds the rest in its manifest. */
export interface ServiceContract {
  /** Of the service and of its schema in Postgres: `request`. */
  readonly name: string;
  /** The kinds of stream that it records. */
  readonly topics: readonly TopicDeclaration[];
  /** `null`: it keeps nothing about people that the export does not hold already. */
  readonly myData: MyData | null;
}
