import { earlyTextScript, typeInto } from '@osta/ui-kit';

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
  /** What has the focus when React begins to listen: it has missed the event. */
  focused?: Element | null;
  /** Comboboxes and the text typed into them. */
  readonly typed: Map<HTMLInputElement, string>;
  readonly hold: (event: Event) => void;
}

interface EarlyWindow extends Window {
  ostaEarly?: Early;
}

const holding =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a script
  "window.ostaEarly={typed:new Map,chosen:new Map,hold:function(e){var t=e.target,s=window.ostaEarly;if(e.type==='submit'){e.preventDefault();s.form=t}else if(e.type==='input'){if(t.role==='combobox')s.typed.set(t,t.value);else if(t.type==='file')s.picker=t;else if(t.localName==='select')s.chosen.set(t,t.value)}else if(t.role==='combobox')s.pressed=t;else{var b=t.closest('button');if(b&&!(b.form&&b.type==='submit'))s.button=b}}};['submit','click','input'].forEach(function(n){addEventListener(n,window.ostaEarly.hold,true)})";

/**
 * The inline script that holds early input; it runs before everything else. Without it the browser
 * would submit a form itself, to the page's own address with all fields in the URL, passwords
 * included; a button or a picked file would do nothing; a list would show what the page does not know of; a combobox
 * would lose text that matches no suggestion, and an area its text. Links, other fields and details work without
 * scripts.
 */
export const holdScript = `${earlyTextScript};${holding}`;

/**
 * Stops holding clicks and files. Call it when React listens: React replays presses and keys on parts
 * that are not hydrated yet, but not submits; and what stands in a field when it is hydrated, React takes for
 * what was there before.
 */
export function leavePressesToReact(): void {
  const { ostaEarly }: EarlyWindow = window;
  if (ostaEarly === undefined) return;
  window.removeEventListener('click', ostaEarly.hold, true);
  window.removeEventListener('input', ostaEarly.hold, true);
  window.addEventListener('input', holdText, true);
  ostaEarly.focused = document.activeElement;
}

/** What stood in a combobox before somebody typed into it while React listened. */
const stood = new WeakMap<HTMLInputElement, string>();

/** Goes on holding what is typed and chosen, until everything is hydrated. */
function holdText({ target }: Event): void {
  const { ostaEarly }: EarlyWindow = window;
  if (target instanceof HTMLSelectElement) ostaEarly?.chosen.set(target, target.value);
  else if (target instanceof HTMLInputElement && target.role === 'combobox') {
    if (!stood.has(target)) stood.set(target, target.defaultValue);
    ostaEarly?.typed.set(target, target.value);
  }
}

/** Whether a text has become a choice since, in a field that lived before the rest of the page. */
function isChosenSince(field: HTMLInputElement, text: string): boolean {
  const before = stood.get(field);
  return before !== undefined && field.value !== text && field.value !== before;
}

/** Replays the held input once. Call it when the page is hydrated. */
export function catchUp(): void {
  const held: EarlyWindow = window;
  if (held.ostaEarly === undefined) return;
  const { form, button, pressed, picker, chosen, focused, typed, hold } = held.ostaEarly;
  delete held.ostaEarly;
  window.removeEventListener('submit', hold, true);
  window.removeEventListener('input', holdText, true);
  for (const [field, text] of typed) if (isChosenSince(field, text)) typed.delete(field);
  const box = document.activeElement;
  if (box === focused && box instanceof HTMLInputElement && box.role === 'combobox') {
    // Fire it again: without it no list comes, whatever is typed later. Only then, as it closes a list
    box.blur();
    box.focus();
    // Where React knows the text already, typing it again opens nothing
    if (box === pressed || typed.has(box)) box.click();
  }
  // After React has handled the events above: on blur, a combobox clears text that matches no
  // suggestion
  setTimeout(() => {
    for (const [field, text] of typed) if (field.isConnected) typeInto(field, text);
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
