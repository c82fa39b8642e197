import { retype } from './retype.ts';

/** What the inline script and the page's own script tell each other. */
interface EarlyWindow extends Window {
  /** Fields with suggestions, and what was typed into them while nobody could suggest anything. */
  ostaEarlyTyped?: Map<HTMLInputElement, string>;
  ostaHoldTyping?: (event: Event) => void;
}

/**
 * Runs before anything else of the page. Other fields keep what was typed by themselves; one with
 * suggestions forgets what is none of them.
 */
export const holdTypingScript =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a script
  "addEventListener('input',window.ostaHoldTyping=function(e){var f=e.target;if(f.role==='combobox')(window.ostaEarlyTyped=window.ostaEarlyTyped||new Map).set(f,f.value)},true)";

/** From here on React hears of every key. */
export function stopHoldingTyping(): void {
  const early: EarlyWindow = window;
  if (early.ostaHoldTyping === undefined) return;
  window.removeEventListener('input', early.ostaHoldTyping, true);
  delete early.ostaHoldTyping;
}

/** Types once more what was typed too early, so that its suggestions come. Call it when the page is alive. */
export function repeatEarlyTyping(): void {
  const early: EarlyWindow = window;
  const typed = early.ostaEarlyTyped ?? new Map<HTMLInputElement, string>();
  delete early.ostaEarlyTyped;
  for (const [field, text] of typed) {
    if (!field.isConnected) continue;
    if (field === document.activeElement) {
      // Nobody has heard yet that the focus came
      field.blur();
      field.focus();
    }
    // After React has heard it: a field that loses the focus forgets what is none of its suggestions
    setTimeout(() => retype(field, text));
  }
}
