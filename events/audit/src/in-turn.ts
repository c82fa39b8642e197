/** Does one task at a time. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Makes a line of its own: tasks are done one after the other, in the order in which they came. */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
