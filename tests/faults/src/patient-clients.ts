import { pause } from '@osta/event-store/pause';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';

/** A command over HTTP, with its idempotency key among the headers. */
interface Command {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PatientClientsOptions {
  readonly address: string;
  /** The number of clients. Each waits for its answer before it sends the next command. */
  readonly clients: number;
  readonly next: () => Command;
}

/** Clients that retry with the same key when there is no answer, as the web does. */
export interface PatientClients {
  /** Keys of the commands that succeeded. */
  readonly keys: readonly string[];
  /** Answers that were no success. */
  readonly refusals: readonly string[];
  /** Attempts that got no answer. */
  readonly unanswered: number;
  /** Commands that were sent again after they had been answered. */
  readonly repeated: number;
  /** Repeated commands whose second answer differed. */
  readonly differing: number;
  /** Waits for `count` more answers. */
  answered(count: number): Promise<void>;
  /** Makes every client send its last answered command again, as if the answer had been lost. */
  doubt(): void;
  /** Stops the clients. Resolves when each has its current answer. */
  stop(): Promise<void>;
}

/** Milliseconds between two commands, and between two attempts. */
const pace = 25;
/** Milliseconds after which an attempt counts as failed. */
const attemptTimeout = 5000;

export function patientClients(options: PatientClientsOptions): PatientClients {
  const { address, clients, next } = options;
  const keys: string[] = [];
  const refusals: string[] = [];
  const counted = { unanswered: 0, repeated: 0, differing: 0, doubts: 0 };
  const answers = pause();
  const over = new AbortController();

  /** @returns the whole answer as text: status, version, body */
  async function answerTo({ path, headers, body }: Command): Promise<string> {
    for (;;) {
      try {
        const response = await fetch(`${address}${path}`, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(attemptTimeout),
        });
        const text = await response.text();
        if (response.status < 500)
          return `${response.status} ${response.headers.get('etag')} ${text}`;
      } catch {
        // Refused, reset or timed out
      }
      counted.unanswered += 1;
      await letTimePass(pace, 'before it asks again');
    }
  }

  async function converse(): Promise<void> {
    let last: { readonly command: Command; readonly answer: string } | undefined;
    let { doubts } = counted;
    while (!over.signal.aborted) {
      const command = next();
      const answer = await answerTo(command);
      if (answer.startsWith('201 ')) keys.push(command.headers['idempotency-key'] ?? '');
      else refusals.push(answer);
      answers.wake();
      if (last && counted.doubts > doubts) {
        counted.repeated += 1;
        if ((await answerTo(last.command)) !== last.answer) counted.differing += 1;
      }
      ({ doubts } = counted);
      last = { command, answer };
      await letTimePass(pace, 'the pace of the load');
    }
  }
  const conversations = Array.from({ length: clients }, converse);

  return {
    keys,
    refusals,
    get unanswered() {
      return counted.unanswered;
    },
    get repeated() {
      return counted.repeated;
    },
    get differing() {
      return counted.differing;
    },
    async answered(count) {
      const wanted = keys.length + refusals.length + count;
      const deadline = performance.now() + 60_000;
      while (keys.length + refusals.length < wanted) {
        if (performance.now() > deadline) throw new Error('Nobody is answered any more');
        await answers.wait(1000);
      }
    },
    doubt() {
      counted.doubts += 1;
    },
    async stop() {
      over.abort();
      await Promise.all(conversations);
    },
  };
}
