/** Collects the errors and warnings that a story logs to the console, instead of printing them. */
export interface ConsoleComplaints {
  /** Returns the messages since the last call. */
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

/** Fills in the `%s` of React's messages. */
function format([first, ...rest]: readonly unknown[]): string {
  const values = [...rest];
  const head = String(first).replaceAll(/%[sdoOi]/gu, () => String(values.shift()));
  return [head, ...values].map(String).join(' ').slice(0, 600);
}
