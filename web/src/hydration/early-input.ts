import { retype } from './retype.ts';

/** What people did while the page was seen and not alive: the inline script writes it down. */
interface Early {
  /** The last form that was sent. */
  form?: HTMLFormElement;
  /** The last button that was pressed. */
  button?: HTMLButtonElement;
  /** The last field that a file was picked for. */
  picker?: HTMLInputElement;
  /** Fields with suggestions, and what was typed into them. */
  readonly typed: Map<HTMLInputElement, string>;
  readonly hold: (event: Event) => void;
}

interface EarlyWindow extends Window {
  ostaEarly?: Early;
}

/**
 * Runs before anything else of the page. A form would be sent by the browser itself: to the page's own
 * address, with everything typed in the URL, passwords included. A button or a picked file would do
 * nothing, and a field with suggestions would forget what is none of them. Links, other fields and
 * details answer by themselves.
 */
export const holdScript =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a script
  "window.ostaEarly={typed:new Map,hold:function(e){var t=e.target,s=window.ostaEarly;if(e.type==='submit'){e.preventDefault();s.form=t}else if(e.type==='input'){if(t.role==='combobox')s.typed.set(t,t.value);else if(t.type==='file')s.picker=t}else{var b=t.closest('button');if(b&&!(b.form&&b.type==='submit'))s.button=b}}};['submit','click','input'].forEach(function(n){addEventListener(n,window.ostaEarly.hold,true)})";

/** Call it when React listens: it answers a press or a key even where it has not come to yet, but no form. */
export function leavePressesToReact(): void {
  const { ostaEarly }: EarlyWindow = window;
  if (ostaEarly === undefined) return;
  window.removeEventListener('click', ostaEarly.hold, true);
  window.removeEventListener('input', ostaEarly.hold, true);
}

/** Does what was done too early, once. Call it when the page is alive. */
export function catchUp(): void {
  const held: EarlyWindow = window;
  if (held.ostaEarly === undefined) return;
  const { form, button, picker, typed, hold } = held.ostaEarly;
  delete held.ostaEarly;
  window.removeEventListener('submit', hold, true);
  for (const field of typed.keys()) {
    if (field !== document.activeElement) continue;
    // Nobody has heard yet that the focus came
    field.blur();
    field.focus();
  }
  // After React has heard it: a field that loses the focus forgets what is none of its suggestions
  setTimeout(() => {
    for (const [field, text] of typed) if (field.isConnected) retype(field, text);
    if (picker?.isConnected === true) picker.dispatchEvent(new Event('change', { bubbles: true }));
    if (button?.isConnected === true) button.click();
    if (form?.isConnected === true) form.requestSubmit();
  });
}
