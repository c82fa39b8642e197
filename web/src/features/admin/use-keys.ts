import { useEffect, useEffectEvent } from 'react';

/** What keys do: named by their place on the keyboard (`KeyJ`), which is the same in every language, or `?`. */
export type Keys = Readonly<Record<string, () => void>>;

/* oxlint-disable lingui/no-unlocalized-strings -- selectors, not words */
/** Where a key means a letter, or belongs to what is open. */
const elsewhere =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const open = '[role=dialog], [role=alertdialog], [role=menu]';
/* oxlint-enable lingui/no-unlocalized-strings */

/** Answers keys that are pressed without a modifier, unless somebody is typing or a dialog is open. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(elsewhere)) return;
    if (document.querySelector(open)) return;
    const answer = keys[event.shiftKey ? event.key : event.code];
    if (!answer) return;
    event.preventDefault();
    answer();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
