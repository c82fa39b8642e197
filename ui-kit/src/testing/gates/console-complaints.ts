/** Writes down what a story says to the console as an error or a warning, instead of showing it. */
export interface ConsoleComplaints {
  /** What was said since the last time. */
  readonly take: () => readonly string[];
  readonly release: () => void;
}

const levels = ['error', 'warn'] as const;

export function listenToConsole(): ConsoleComplaints {
  let said: string[] = [];
  const listen = (...words: readonly unknown[]): void => {
    said.push(format(words));
  };
  const failed = (event: ErrorEvent): void => listen(event.message);
  const own = levels.map((level) => [level, console[level]] as const);
  for (const level of levels) console[level] = listen;
  addEventListener('error', failed);
  return {
    take: () => {
      const taken = said;
      said = [];
      return taken;
    },
    release: () => {
      for (const [level, method] of own) console[level] = method;
      removeEventListener('error', failed);
    },
  };
}

/** React writes `%s` and puts the words behind it. */
function format([first, ...rest]: readonly unknown[]): string {
  const values = [...rest];
  const head = String(first).replaceAll(/%[sdoOi]/gu, () => String(values.shift()));
  return [head, ...values].map(String).join(' ').slice(0, 600);
}
