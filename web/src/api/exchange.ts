/** A request to a service. */
export interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal: AbortSignal;
  /** Whether it outlives the page that sends it; at most 64 KiB may. */
  readonly keepalive?: boolean;
}

/** The answer of a service. */
export interface Answered {
  readonly status: number;
  /** The parsed JSON, read-only; `undefined` when the body was not JSON. */
  readonly answer: unknown;
}

/** Sends a request and waits for the whole answer. Rejects when there is none. */
export type Exchange = (url: string, asked: Asked) => Promise<Answered>;

/** Sends requests by fetch. */
export const exchangeByFetch: Exchange = async (url, asked) => {
  const response = await fetch(url, asked);
  return { status: response.status, answer: parseAnswer(await response.text()) };
};

/** Parses a JSON body; returns `undefined` when it is none. */
export function parseAnswer(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page: the status is all there is to know
    return undefined;
  }
}
