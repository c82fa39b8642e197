import { randomUUID } from 'node:crypto';

import { testOrigin } from './test-config.ts';

/** What came back. */
export interface TestAnswer {
  readonly status: number;
  /** What the JSON says; the text where it is none. */
  readonly body: unknown;
  readonly headers: Headers;
}

type Send = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<TestAnswer>;

/**
 * Speaks like the web: every change carries `x-csrf`, the origin and a fresh idempotency key. Headers
 * that are given win; an empty text takes one out.
 */
export interface TestClient {
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  readonly post: Send;
  readonly put: Send;
  readonly patch: Send;
  readonly delete: Send;
}

/** @param cookie `name=value`, or nobody */
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
