/** What the inline script and the hydrated page tell each other. */
interface EarlyWindow extends Window {
  /** The last form that was sent before the page could act on it. */
  ostaEarlyForm?: HTMLFormElement;
  ostaHoldForms?: (event: SubmitEvent) => void;
}

/**
 * Runs before the page is hydrated. Until then the browser would send a form by itself: to the
 * page's own address, with everything typed in the URL, passwords included.
 */
export const holdFormsScript =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a script
  "addEventListener('submit',window.ostaHoldForms=function(e){e.preventDefault();window.ostaEarlyForm=e.target},true)";

/** Lets forms go again; one that was sent too early is sent now, by the page itself. */
export function releaseForms(): void {
  const early: EarlyWindow = window;
  if (early.ostaHoldForms === undefined) return;
  window.removeEventListener('submit', early.ostaHoldForms, true);
  delete early.ostaHoldForms;
  const form = early.ostaEarlyForm;
  // After the fields have taken over what was typed before
  if (form !== undefined) setTimeout(() => form.isConnected && form.requestSubmit());
}
