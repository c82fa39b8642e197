/** Returns the names of what an object literal holds, in its order. */
export function namesOf<Named extends object>(named: Named): (keyof Named & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal
  return Object.keys(named) as (keyof Named & string)[];
}
