/**
 * Runs a task under a signal that is aborted with the first of several others.
 *
 * `AbortSignal.any` leaks here: its sources keep a reference to every derived signal, so a signal that lives as
 * long as the process grows with every task (Node 20).
 */
export async function underSignals<Result>(
  signals: readonly AbortSignal[],
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const abort = ({ target }: { readonly target: EventTarget | null }): void => {
    controller.abort(target instanceof AbortSignal ? target.reason : undefined);
  };
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', abort);
  }
  try {
    return await task(controller.signal);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', abort);
  }
}
