import type { Locale } from '@osta/contracts/locale';

import { locales } from '../locale/locale.ts';
import { problemFromAnswer, unreachable } from './api-problem.ts';
import type { Call } from './call.ts';
import {
  type Answered,
  type Asked,
  type Exchange,
  exchangeByFetch,
  parseAnswer,
} from './exchange.ts';

interface ApiOptions {
  /** Empty in the browser: the site's own address. */
  readonly origin: string;
  /** Names of services and places come back in this language. */
  readonly locale: Locale;
  /** The visitor's cookie and address, when the server calls on their behalf. */
  readonly headers?: Headers;
  /** Aborts every call, for example when the visitor has left. */
  readonly signal?: AbortSignal;
  /** In milliseconds; a file may take several times as long. */
  readonly timeout: number;
  /** The transport of the calls; fetch by default. */
  readonly exchange?: Exchange;
}

interface Wishes {
  /** Cancels the call. */
  readonly signal?: AbortSignal;
  /** Sending the same key again has no second effect. */
  readonly idempotencyKey?: string;
  /** Whether it is still sent when the page is closed meanwhile. */
  readonly outlivesPage?: boolean;
}

/** The client of the services. Every failed call throws an ApiProblem. */
export interface Api {
  readonly request: <Answer>(call: Call<Answer>, wishes?: Wishes) => Promise<Answer>;
  /** Fetches a file. */
  readonly file: (call: Call<unknown>) => Promise<Blob>;
}

/** A photo of half a megabyte takes twenty seconds and more on a bad line, and then it is there. */
const timesLongerForFiles = 6;

/** Creates the HTTP client of one visitor in one language. */
export function createApi({
  origin,
  locale,
  headers,
  signal,
  timeout,
  exchange = exchangeByFetch,
}: ApiOptions): Api {
  const common = {
    ...(headers !== undefined && Object.fromEntries(headers)),
    accept: 'application/json',
    'accept-language': locales[locale].tag,
  };

  async function request<Answer>(
    { method, path, body, ifMatch }: Call<Answer>,
    { signal: own, idempotencyKey, outlivesPage = false }: Wishes = {},
  ): Promise<Answer> {
    const signals = [signal, own].filter((one) => one !== undefined);
    const end = endOf(signals, body instanceof FormData ? timeout * timesLongerForFiles : timeout);
    const asked: Omit<Asked, 'signal'> = {
      method,
      headers: {
        ...common,
        ...(method !== 'GET' && {
          // FormData sets its own content type, with the boundary in it
          ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
          'x-csrf': '1',
        }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        // oxlint-disable-next-line lingui/no-unlocalized-strings -- an entity tag
        ...(ifMatch !== undefined && { 'if-match': `"v${ifMatch}"` }),
      },
      ...(body !== null && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...(outlivesPage && { keepalive: true }),
    };

    let answered: Answered;
    try {
      answered = await exchange(`${origin}${path}`, { ...asked, signal: end.signal });
    } catch (cause) {
      // The caller cancelled: rethrow its reason, not an ApiProblem
      if (signals.some(({ aborted }) => aborted)) throw cause;
      throw unreachable(cause);
    } finally {
      end.clear();
    }
    const { status, answer } = answered;
    if (status < 200 || status >= 300) throw problemFromAnswer(status, answer);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- contracts are types here: the services' own tests hold them to it
    return answer as Answer;
  }

  /** Fetches a file. The body of a refusal is text nevertheless. */
  async function file({ path }: Call<unknown>): Promise<Blob> {
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
        throw problemFromAnswer(response.status, parseAnswer(await response.text()));
      }
      return await response.blob();
    } finally {
      end.clear();
    }
  }

  return { request, file };
}

interface End {
  readonly signal: AbortSignal;
  readonly clear: () => void;
}

/**
 * Aborts when one of the signals does, or at the timeout. Not by `AbortSignal.any`: it holds a
 * timeout so weakly that Node may collect it before it fires, and the call then hangs.
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
