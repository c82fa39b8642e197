import { createContext, useCallback, useContext } from 'react';

import { isProblem } from '../api/api-problem.ts';

/** Asks the person to prove once more who they are; answers whether they did. */
type Prove = () => Promise<boolean>;

export const ProofContext = createContext<Prove | null>(null);

/**
 * Does what only a session that has just begun may do: where this one is too old, the person proves
 * who they are, right where they are, and the same is done once more. Whoever does not want to gets
 * the refusal.
 */
export function useFresh(): <Answer>(act: () => Promise<Answer>) => Promise<Answer> {
  const prove = useContext(ProofContext);
  return useCallback(
    async (act) => {
      try {
        return await act();
      } catch (error) {
        if (prove === null || !isProblem(error, 'FRESH_SESSION_REQUIRED')) throw error;
        if (await prove()) return await act();
        throw error;
      }
    },
    [prove],
  );
}
