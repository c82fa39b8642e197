import { openDevice, type DeviceAnswer } from './device.ts';

/** What became of the guesses. */
export interface Guesses {
  /** How many had each status. */
  readonly outcomes: ReadonlyMap<number, number>;
  /** Answers of 429 that did not say when to come again. */
  readonly silent: number;
}

export interface GuessOptions {
  readonly origin: string;
  readonly email: string;
  readonly networks: number;
  /** A planted mistake: what one of them knows. */
  readonly known: string | null;
}

/** Networks that guess at the same time. */
const atOnce = 16;

/** Guesses of each network. */
export const guessesEach = 10;

/** Each network asks for a letter, and then guesses the password, the code of a login and that of a reset. */
export async function guess(options: GuessOptions): Promise<Guesses> {
  const { networks } = options;
  const outcomes = new Map<number, number>();
  let [next, silent] = [0, 0];
  function note({ status, retryAfter }: DeviceAnswer): void {
    outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
    if (status === 429 && !(retryAfter !== null && retryAfter > 0)) silent += 1;
  }
  async function work(): Promise<void> {
    while (next < networks) {
      const network = next;
      next += 1;
      await guessFrom(network, options, note);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return { outcomes, silent };
}

async function guessFrom(
  network: number,
  { origin, email, known }: GuessOptions,
  note: (answer: DeviceAnswer) => void,
): Promise<void> {
  const stranger = openDevice(origin, `172.${16 + (network >> 8)}.${network & 255}.1`);
  await stranger.send('POST', '/api/auth/codes', { email, locale: 'ar' });
  const code = (nth: number): string => String(100_000 + ((network * 31 + nth) % 900_000));
  for (let nth = 0; nth < guessesEach; nth += 1) {
    const kind = nth % 3;
    if (kind === 0) {
      const password =
        known !== null && network === 0 && nth === 0 ? known : `guess ${network}.${nth}`;
      note(await stranger.send('POST', '/api/auth/sessions/password', { email, password }));
    } else if (kind === 1) {
      note(await stranger.send('POST', '/api/auth/sessions/code', { email, code: code(nth) }));
    } else {
      const body = { email, code: code(nth), newPassword: 'taken over by a stranger' };
      note(await stranger.send('PUT', '/api/auth/password-resets', body));
    }
  }
}
