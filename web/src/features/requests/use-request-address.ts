import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { newRequestSearch } from './new-request-search.ts';
import type { RequestDraft } from './request-draft.ts';
import type { RequestStep } from './request-steps.ts';

const route = getRouteApi('/_default/customer/requests/new');

interface RequestAddressOptions {
  readonly draft: RequestDraft;
  /** The step that is shown. */
  readonly step: RequestStep;
  /** Not before the draft is restored, nor once it is sent. */
  readonly isKept: boolean;
}

/**
 * Keeps the address of the form true. A default value in it must not overwrite a choice that was
 * restored after a reload or a change of language, and a step that cannot be reached yet is not in
 * it.
 */
export function useRequestAddress({ draft, step, isKept }: RequestAddressOptions): void {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { service, place, professionals } = draft;

  useEffect(() => {
    const isSame = {
      service: search.service === undefined || search.service === service,
      place: search.place === undefined || search.place === place,
      professional:
        search.professional === undefined || professionals?.includes(search.professional) === true,
      step: (search.step ?? 'what') === step,
    };
    if (!isKept || Object.values(isSame).every(Boolean)) return;
    void navigate({
      to: '/customer/requests/new',
      search: newRequestSearch({
        ...(service !== null && { service }),
        ...(place !== null && { place }),
        ...(isSame.professional && { professional: search.professional }),
        step,
      }),
      replace: true,
      resetScroll: false,
    });
  }, [isKept, navigate, place, professionals, search, service, step]);
}
