/** Runs one task at a time. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates a queue that runs tasks one after the other, in order of arrival. */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
