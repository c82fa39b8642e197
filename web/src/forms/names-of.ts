/** Returns the keys of an object literal, in their order and with their types. */
export function namesOf<Named extends object>(named: Named): (keyof Named & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal
  return Object.keys(named) as (keyof Named & string)[];
}
