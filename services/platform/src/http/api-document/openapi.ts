import { ProblemDetails, type PlatformProblemCode } from '@osta/contracts/problem';
import { PlaceId } from '@osta/reference/place-id';
import { z } from 'zod';
import {
  createDocument,
  type oas32,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';

import type { Route } from '../define-route.ts';
import { platformProblems } from '../platform-problems.ts';
import { describeSchema, isRefined } from './describe-schema.ts';

const idempotencyKey = z.uuid().meta({
  description: 'Chosen by the client for one intention: the same key twice is one effect.',
});
const ifMatch = z
  .string()
  .regex(/^"v\d{1,9}"$/u)
  .meta({ description: 'The version that was read, as its ETag said it.', examples: ['"v3"'] });
const csrf = z.literal('1').meta({ description: 'Shows that a script of ours is asking.' });

interface Api {
  readonly name: string;
  readonly sessionCookie: string;
  readonly routes: readonly Route[];
}

/**
 * Returns the API as OpenAPI 3.1, from the schemas that validate it.
 *
 * `x-access` says who may call an operation; the authorisation matrix is built from it.
 */
export function openApiDocument(api: Api): oas32.OpenAPIObject {
  const { name, sessionCookie, routes } = api;
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) };
  }
  return createDocument(
    {
      openapi: '3.1.1',
      info: { title: name, version: '1' },
      paths,
      components: {
        schemas: { PlaceId, ProblemDetails },
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        },
      },
    },
    { override: describeSchema },
  );
}

function operationOf(route: Route): ZodOpenApiOperationObject {
  const { access, params, query, body } = route;
  const headers = headersOf(route);
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [route.path.split('/')[2] ?? 'api'],
    'x-access': access,
    // Between its parameters: each of them is described alone
    ...(query && isRefined(query) && { 'x-more-rules': true }),
    ...(access !== 'public' && {
      security: access === 'guest' ? [{}, { session: [] }] : [{ session: [] }],
    }),
    requestParams: {
      ...(isObject(params) && { path: params }),
      ...(isObject(query) && { query }),
      ...(headers && { header: headers }),
    },
    ...(body && {
      requestBody: {
        required: !z.safeParse(body, undefined).success,
        content: { 'application/json': { schema: body } },
      },
    }),
    ...(route.upload && {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.strictObject({
              [route.upload.field]: z.file().min(1).max(route.upload.maxBytes),
            }),
          },
        },
      },
    }),
    responses: responsesOf(route),
  };
}

function headersOf(route: Route): z.ZodObject | undefined {
  if (route.method === 'get') return undefined;
  return z.object({
    'x-csrf': csrf,
    ...(route.isIdempotent && { 'idempotency-key': idempotencyKey }),
    ...(route.needsIfMatch && { 'if-match': ifMatch }),
  });
}

function responsesOf(route: Route): ZodOpenApiResponsesObject {
  const responses: ZodOpenApiResponsesObject = { [statusName(route.status)]: successOf(route) };

  const codes = new Map<number, string[]>();
  const add = (status: number, code: string): void => {
    codes.set(status, [...(codes.get(status) ?? []), code]);
  };
  for (const code of platformCodesOf(route)) add(platformProblems[code].status, code);
  for (const [code, row] of route.problems) {
    if (typeof row === 'string') add(platformProblems[row].status, row);
    else add(row.status, code);
  }
  for (const [status, here] of codes) {
    responses[statusName(status)] = {
      description: here.join(', '),
      content: { 'application/problem+json': { schema: ProblemDetails } },
    };
  }
  return responses;
}

function platformCodesOf(route: Route): readonly PlatformProblemCode[] {
  const codes: PlatformProblemCode[] = ['VALIDATION_FAILED', 'UNAVAILABLE'];
  codes.push(...route.platformProblems);
  if (route.access !== 'public' && route.access !== 'guest') codes.push('UNAUTHENTICATED');
  if (!['public', 'guest', 'signed-in'].includes(String(route.access))) codes.push('FORBIDDEN');
  if (route.method !== 'get') {
    codes.push(
      'CROSS_SITE_REFUSED',
      'MALFORMED_BODY',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
    );
  }
  if (route.isIdempotent) {
    codes.push('IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED');
  }
  if (route.needsIfMatch) codes.push('PRECONDITION_REQUIRED', 'PRECONDITION_FAILED');
  if (route.rateLimit) codes.push('RATE_LIMITED');
  return [...new Set(codes)];
}

function isObject(schema: z.core.$ZodType | undefined): schema is z.ZodObject {
  return schema instanceof z.ZodObject;
}

function successOf({ answer, answersFile }: Route): ZodOpenApiResponseObject {
  const description = 'Done';
  if (answer) return { description, content: { 'application/json': { schema: answer } } };
  if (answersFile === undefined) return { description };
  return { description, content: { [answersFile]: { schema: z.file() } } };
}

function statusName(status: number): `${2 | 4 | 5}${string}` {
  const [kind = '', ...rest] = String(status);
  return `${kind === '2' || kind === '4' ? kind : '5'}${rest.join('')}`;
}
