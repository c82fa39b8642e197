import { Trans } from '@lingui/react/macro';
import { notify } from '@osta/ui-kit';
import { useEffect } from 'react';

const storageKey = 'osta:logged-out';

/** Remembers for the next document of this tab that the person has logged out. */
export function keepLogOutNotice(): void {
  try {
    window.sessionStorage.setItem(storageKey, 'true');
  } catch {
    // Storage is blocked: the login page itself shows that nobody is logged in
  }
}

function takeLogOutNotice(): boolean {
  try {
    const isKept = window.sessionStorage.getItem(storageKey) !== null;
    window.sessionStorage.removeItem(storageKey);
    return isKept;
  } catch {
    return false;
  }
}

/** Shows once, on the page after logging out, that it worked (docs/spec.md §8). */
export function useLogOutNotice(): void {
  useEffect(() => {
    if (takeLogOutNotice()) notify.success(<Trans>You’re logged out.</Trans>);
  }, []);
}
