import { retype } from './retype.ts';

/** Input between first paint and hydration; the inline script records it. */
interface Early {
  /** The last submitted form. */
  form?: HTMLFormElement;
  /** The last pressed button. */
  button?: HTMLButtonElement;
  /** The last pressed combobox: a press opens its list. */
  pressed?: HTMLInputElement;
  /** The last file input with a picked file. */
  picker?: HTMLInputElement;
  /** Lists and what was chosen in them. */
  readonly chosen: Map<HTMLSelectElement, string>;
  /** Comboboxes and the text typed into them. */
  readonly typed: Map<HTMLInputElement, string>;
  readonly hold: (event: Event) => void;
}

interface EarlyWindow extends Window {
  ostaEarly?: Early;
}

/**
 * The inline script that holds early input; it runs before everything else. Without it the browser
 * would submit a form itself, to the page's own address with all fields in the URL, passwords
 * included; a button or a picked file would do nothing; a list would show what the page does not know of; a combobox
 * would lose text that matches no suggestion. Links, other fields and details work without scripts.
 */
export const holdScript =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a script
  "window.ostaEarly={typed:new Map,chosen:new Map,hold:function(e){var t=e.target,s=window.ostaEarly;if(e.type==='submit'){e.preventDefault();s.form=t}else if(e.type==='input'){if(t.role==='combobox')s.typed.set(t,t.value);else if(t.type==='file')s.picker=t;else if(t.localName==='select')s.chosen.set(t,t.value)}else if(t.role==='combobox')s.pressed=t;else{var b=t.closest('button');if(b&&!(b.form&&b.type==='submit'))s.button=b}}};['submit','click','input'].forEach(function(n){addEventListener(n,window.ostaEarly.hold,true)})";

/**
 * Stops holding clicks and input. Call it when React listens: React replays presses and keys on
 * parts that are not hydrated yet, but not submits.
 */
export function leavePressesToReact(): void {
  const { ostaEarly }: EarlyWindow = window;
  if (ostaEarly === undefined) return;
  window.removeEventListener('click', ostaEarly.hold, true);
  window.removeEventListener('input', ostaEarly.hold, true);
}

/** Replays the held input once. Call it when the page is hydrated. */
export function catchUp(): void {
  const held: EarlyWindow = window;
  if (held.ostaEarly === undefined) return;
  const { form, button, pressed, picker, chosen, typed, hold } = held.ostaEarly;
  delete held.ostaEarly;
  window.removeEventListener('submit', hold, true);
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && focused.role === 'combobox') {
    // React has missed the focus event: fire it again. Without it no list comes, whatever is typed later
    focused.blur();
    focused.focus();
    if (focused === pressed) focused.click();
  }
  // After React has handled the events above: on blur, a combobox clears text that matches no
  // suggestion
  setTimeout(() => {
    for (const [field, text] of typed) if (field.isConnected) retype(field, text);
    for (const [list, value] of chosen) {
      // React has set it back
      list.value = value;
      tellChange(list);
    }
    if (picker !== undefined) tellChange(picker);
    if (button?.isConnected === true) button.click();
    if (form?.isConnected === true) form.requestSubmit();
  });
}

function tellChange(field: HTMLElement): void {
  if (field.isConnected) field.dispatchEvent(new Event('change', { bubbles: true }));
}
