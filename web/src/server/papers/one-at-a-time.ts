/** Milliseconds of rest at most: nobody waits long for the rest of a slow job. */
const longestRest = 500;

/** Runs a job in its turn; `null` when too many wait already. */
export type OneAtATime = <Answer>(job: () => Promise<Answer>) => Promise<Answer> | null;

/**
 * Creates a queue for jobs that keep the process busy: they run one after the other, and after each nothing
 * is begun for as long as it took, so that everything else goes on.
 */
export function createOneAtATime(mostWaiting: number): OneAtATime {
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return (job) => {
    if (waiting >= mostWaiting) return null;
    waiting += 1;
    let began = 0;
    const answer = turn.then(() => {
      waiting -= 1;
      began = performance.now();
      return job();
    });
    turn = answer
      .catch(() => undefined)
      .then(() => pause(Math.min(performance.now() - began, longestRest)));
    return answer;
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
