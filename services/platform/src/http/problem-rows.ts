import type { ProblemRow } from './route.ts';

/** Returns the problem rows of the refusals that one operation can answer. The compiler asks for each of them. */
type ProblemRowsOf<Code extends string> = <Known extends Code>(
  ...codes: Known[]
) => { readonly [Each in Known]: ProblemRow };

/**
 * Declares how a service answers its refusals: one problem detail for each code. A code without a row does not
 * compile: `problemRows<RequestRefusal['code']>({ … })`.
 */
export function problemRows<Code extends string>(problems: {
  readonly [Each in Code]: ProblemRow;
}): ProblemRowsOf<Code> {
  return <Known extends Code>(...codes: Known[]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one row per code, which is what the type says
    Object.fromEntries(codes.map((code) => [code, problems[code]])) as {
      readonly [Each in Known]: ProblemRow;
    };
}
