import { randomUUID } from 'node:crypto';

import { testOrigin } from './test-config.ts';

/** A response. */
export interface TestAnswer {
  readonly status: number;
  /** The parsed JSON; the text where the body is not JSON. */
  readonly body: unknown;
  readonly headers: Headers;
}

type Send = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestAnswer>;

/**
 * A client that behaves like the web: every change carries `x-csrf`, the origin and a fresh idempotency key.
 * Given headers override these; an empty text removes one.
 */
export interface TestClient {
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  readonly post: Send;
  readonly put: Send;
  readonly patch: Send;
  readonly delete: Send;
}

/**
 * Creates a test client.
 *
 * @param cookie `name=value`; absent for a client without a session
 */
export function testClient(url: string, cookie?: string): TestClient {
  const send =
    (method: string): Send =>
    async (path, body, headers = {}) => {
      const all = {
        ...(cookie !== undefined && { cookie }),
        ...(method !== 'GET' && {
          // The boundary of a form is chosen by fetch
          'content-type': body instanceof FormData ? '' : 'application/json',
          'x-csrf': '1',
          origin: testOrigin,
          'idempotency-key': randomUUID(),
        }),
        ...headers,
      };
      const response = await fetch(new URL(path, url), {
        method,
        headers: Object.entries(all).filter(([, value]) => value !== ''),
        redirect: 'manual',
        ...(body !== undefined && { body: written(body) }),
      });
      if (response.status === 429 && !response.headers.has('retry-after')) {
        throw new Error(`${method} ${path} answers 429 and does not say when to come again`);
      }
      return {
        status: response.status,
        headers: response.headers,
        body: readJson(await response.text()),
      };
    };
  const get = send('GET');
  return {
    get: (path, headers) => get(path, undefined, headers),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
  };
}

function written(body: unknown): string | FormData {
  if (body instanceof FormData || typeof body === 'string') return body;
  return JSON.stringify(body);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
