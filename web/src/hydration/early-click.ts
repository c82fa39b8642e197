/** What the inline script and the page's own script tell each other. */
interface EarlyWindow extends Window {
  /** The last button that was pressed while nobody could answer. */
  ostaEarlyButton?: HTMLButtonElement;
  ostaHoldClick?: (event: MouseEvent) => void;
}

/**
 * Runs before anything else of the page: on a slow line its buttons are seen long before they are
 * alive. Links, fields and details answer by themselves, and forms have early-submit.ts.
 */
export const holdClickScript =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a script
  "addEventListener('click',window.ostaHoldClick=function(e){var b=e.target.closest('button');if(b&&!(b.form&&b.type==='submit'))window.ostaEarlyButton=b},true)";

/** From here on React answers, even to a press on what it has not reached yet. */
export function stopHoldingClick(): void {
  const early: EarlyWindow = window;
  if (early.ostaHoldClick === undefined) return;
  window.removeEventListener('click', early.ostaHoldClick, true);
  delete early.ostaHoldClick;
}

/** Presses the button once more that was pressed too early. Call it when the page is alive. */
export function repeatEarlyClick(): void {
  const early: EarlyWindow = window;
  const button = early.ostaEarlyButton;
  delete early.ostaEarlyButton;
  if (button?.isConnected === true) button.click();
}
