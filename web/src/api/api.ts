import type { Locale } from '@osta/contracts/locale';

import { locales } from '../locale/locale.ts';
import { problemFromAnswer, unreachable } from './api-problem.ts';

interface ApiOptions {
  /** Empty in the browser: the site's own address. */
  readonly origin: string;
  /** Names of services and places come back in this language. */
  readonly locale: Locale;
  /** The visitor's cookie and address, when the server asks in their name. */
  readonly headers?: Headers;
  /** Ends every call, when whoever asked is gone. */
  readonly signal?: AbortSignal;
  /** In milliseconds. */
  readonly timeout: number;
}

interface Intention {
  /** Names the intention: the same key again has no second effect. */
  readonly idempotencyKey?: string;
  /** The version that the change was made for. */
  readonly ifMatch?: number;
}

/** The way to the services. Every call that fails throws an ApiProblem. */
export interface Api {
  readonly get: <Answer>(path: string, signal?: AbortSignal) => Promise<Answer>;
  /** @param body sent as JSON; a form with files as it is */
  readonly send: <Answer>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body: object | FormData | null,
    intention?: Intention,
  ) => Promise<Answer>;
  /** Fetches a file. */
  readonly file: (path: string) => Promise<Blob>;
}

/** Speaks HTTP with the services, for one visitor in one language. */
export function createApi({ origin, locale, headers, signal, timeout }: ApiOptions): Api {
  async function call<Answer>(
    path: string,
    init: RequestInit,
    own: AbortSignal | undefined,
  ): Promise<Answer> {
    const all = new Headers(headers);
    all.set('accept', 'application/json');
    all.set('accept-language', locales[locale].tag);
    for (const [name, value] of new Headers(init.headers)) all.set(name, value);
    const wishes = [signal, own].filter((one) => one !== undefined);
    const end = endOf(wishes, timeout);

    let response: Response;
    let text: string;
    try {
      response = await fetch(`${origin}${path}`, { ...init, headers: all, signal: end.signal });
      text = await response.text();
    } catch (cause) {
      // Whoever no longer wants the answer is not told of a failure
      if (wishes.some(({ aborted }) => aborted)) throw cause;
      throw unreachable(cause);
    } finally {
      end.clear();
    }
    const answer = parse(text);
    if (!response.ok) throw problemFromAnswer(response.status, answer);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- contracts are types here: the services' own tests hold them to it
    return answer as Answer;
  }

  /** A refusal comes as text, whatever was asked for. */
  async function file(path: string): Promise<Blob> {
    const end = endOf(signal === undefined ? [] : [signal], timeout);
    try {
      const all = new Headers(headers);
      all.set('accept-language', locales[locale].tag);
      const response = await fetch(`${origin}${path}`, { headers: all, signal: end.signal }).catch(
        (cause: unknown) => {
          throw unreachable(cause);
        },
      );
      if (!response.ok) {
        throw problemFromAnswer(response.status, parse(await response.text()));
      }
      return await response.blob();
    } finally {
      end.clear();
    }
  }

  return {
    file,
    get: (path, own) => call(path, { method: 'GET' }, own),
    send: (method, path, body, { idempotencyKey, ifMatch } = {}) =>
      call(
        path,
        {
          method,
          headers: {
            // A form names its own type, with the boundary in it
            ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
            'x-csrf': '1',
            ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
            // oxlint-disable-next-line lingui/no-unlocalized-strings -- an entity tag
            ...(ifMatch !== undefined && { 'if-match': `"v${ifMatch}"` }),
          },
          ...(body !== null && { body: body instanceof FormData ? body : JSON.stringify(body) }),
        },
        undefined,
      ),
  };
}

interface End {
  readonly signal: AbortSignal;
  readonly clear: () => void;
}

/**
 * Aborts when one of the signals does, or when the time is up. By hand: `AbortSignal.any` holds a
 * timeout so loosely that Node may collect it before it fires, and the call then hangs.
 */
function endOf(signals: readonly AbortSignal[], timeout: number): End {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const timer = setTimeout(abort, timeout);
  for (const signal of signals) {
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  }
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', abort);
    },
  };
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page in place of an answer: the status says all there is to know
    return undefined;
  }
}
