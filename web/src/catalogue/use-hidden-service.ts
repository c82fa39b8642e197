import { isProblem } from '../api/api-problem.ts';
import { useProblemText } from '../problem/use-problem-text.ts';

/**
 * Returns a function that says, at the field of the service in a form, that admins have hidden it since. Empty when the
 * failure is about something else.
 */
export function useHiddenService(): (error: unknown) => { readonly service?: string } {
  const problemText = useProblemText();
  return (error) => (isProblem(error, 'SERVICE_HIDDEN') ? { service: problemText(error) } : {});
}
