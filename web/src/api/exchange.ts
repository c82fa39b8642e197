/** What is asked of a service. */
export interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  readonly signal: AbortSignal;
}

/** What came back: whatever it was, when a service has said it. */
export interface Answered {
  readonly status: number;
  /** Read from JSON; nobody may change it. `undefined` when it was none. */
  readonly answer: unknown;
}

/** Asks, and waits for the whole answer. Rejects when there is none. */
export type Exchange = (url: string, asked: Asked) => Promise<Answered>;

/** As browsers do. */
export const exchangeByFetch: Exchange = async (url, asked) => {
  const response = await fetch(url, asked);
  return { status: response.status, answer: parseAnswer(await response.text()) };
};

/** What a service has said, read from JSON; `undefined` when it is none. */
export function parseAnswer(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page in place of an answer: the status says all there is to know
    return undefined;
  }
}
