import { useLingui } from '@lingui/react/macro';

import { isProblem } from '../../api/api-problem.ts';

/** Who can be chosen. */
export interface Named {
  readonly id: string;
  readonly fullName: string;
}

/** What is wrong with the choice of professionals, if anything is. */
interface ChoiceFault {
  readonly professionals?: string;
}

/** Returns a function that names who of these does not take a request, if that is why it was refused. */
export function useNotTaken(professionals: readonly Named[]): (error: Error) => ChoiceFault {
  const { i18n, t } = useLingui();
  return (error) => {
    if (!isProblem(error, 'REQUEST_NOT_TAKEN')) return {};
    const ids = error.facts['professionalIds'];
    const refusing = Array.isArray(ids) ? ids : [];
    const names = professionals
      .filter(({ id }) => refusing.includes(id))
      .map(({ fullName }) => fullName);
    const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
    return {
      professionals:
        names.length === 0
          ? t`Some of them don’t take requests like this one. Choose others.`
          : t`Doesn’t take requests like this one right now: ${list}. Choose others.`,
    };
  };
}
