import { useLingui } from '@lingui/react/macro';

import { isProblem } from '../../../api/api-problem.ts';
import { serverFields } from '../../../forms/server-fields.ts';
import { fieldText } from '../../../problem/field-text.ts';
import { useProblemText } from '../../../problem/use-problem-text.ts';

interface RefusedFields {
  readonly path?: string;
  readonly target?: string;
}

/** The service's names of the fields. */
const serviceNames = { path: 'body.path', target: 'body.target' };

/** Returns which end of a redirect the service refused, and why. Empty for other failures. */
export function useRefusedFields(): (error: unknown) => RefusedFields {
  const { i18n, t } = useLingui();
  const problemText = useProblemText();
  return (error) => {
    if (isProblem(error, 'REDIRECT_EXISTS')) return { path: problemText(error) };
    if (isProblem(error, 'REDIRECT_HOST_NOT_LISTED')) return { target: problemText(error) };
    if (isProblem(error, 'REDIRECT_IN_CHAIN')) {
      const name = error.facts['field'] === 'path' ? 'path' : 'target';
      return { [name]: problemText(error) };
    }
    return serverFields(error, serviceNames, (problem) => {
      if (problem.rule !== 'not-allowed') return i18n._(fieldText(problem));
      return problem.field === serviceNames.path
        ? t`You can’t redirect this address: the site itself needs it.`
        : t`That address doesn’t work. Check the spelling.`;
    });
  };
}
