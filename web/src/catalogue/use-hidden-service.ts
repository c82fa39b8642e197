import { isProblem } from '../api/api-problem.ts';
import { useProblemText } from '../problem/use-problem-text.ts';

/**
 * Returns a function that says, at the field of the service in a form, that admins have hidden it since, or that there is none. Empty when the
 * failure is about something else.
 */
export function useHiddenService(): (error: unknown) => { readonly service?: string } {
  const problemText = useProblemText();
  return (error) =>
    isProblem(error, 'SERVICE_HIDDEN') || isProblem(error, 'SERVICE_UNKNOWN')
      ? { service: problemText(error) }
      : {};
}
