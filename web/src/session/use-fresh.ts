import { createContext, useCallback, useContext } from 'react';

import { isProblem } from '../api/api-problem.ts';

/** Asks the person to sign in again (step-up); resolves to whether they did. */
type Prove = () => Promise<boolean>;

export const ProofContext = createContext<Prove | null>(null);

/**
 * Returns a function that runs an action which needs a fresh session. When the session is too old,
 * the person signs in again in place and the action is repeated; when they cancel, the refusal is
 * thrown.
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
