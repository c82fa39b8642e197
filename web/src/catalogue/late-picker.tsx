import { TextField, typeInto } from '@osta/ui-kit';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface PickerProps {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** A typed text that names nothing: shown while nothing is chosen. */
  readonly text?: string;
  /** Called with such a text when the field is left, and with an empty one after a choice. */
  readonly onTextChange?: (text: string) => void;
  /** In a search, Enter sends the form. */
  readonly isSearch?: boolean;
}

interface LatePickerProps extends PickerProps {
  /** Loads the picker. */
  readonly load: () => Promise<ComponentType<PickerProps>>;
  /** The name of the value: shown until the picker is loaded. */
  readonly label: string | undefined;
  readonly placeholder: string;
}

/** A text that was sent from the plain field. */
interface Sent {
  readonly typed: string;
  /** The text of before, which a page has until what was sent is there. */
  readonly before: string;
}

/** The plain field at the moment when the picker takes its place. */
interface Plain {
  readonly typed: string;
  /** Where the selection starts and ends; `null` without the focus. */
  readonly selection: readonly [number | null, number | null] | null;
}

/**
 * Loads a picker when the pointer or the focus reaches the field. Until then a plain field is
 * shown; text typed into it is taken over, with the selection.
 */
export function LatePicker({
  load,
  label = '',
  placeholder,
  ...picker
}: LatePickerProps): ReactNode {
  const { value, onChange, text = '', onTextChange, isSearch = false } = picker;
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent !== null && sent.before !== text) setSent(null);
  const current = sent?.typed ?? text;
  const shown = label === '' ? current : label;
  const [Picker, setPicker] = useState<ComponentType<PickerProps> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const plain = useRef<Plain>(null);
  /** Whether somebody has pressed the plain field and sent nothing since, which opens the list of the picker. */
  const isPressed = useRef(false);

  function want(): void {
    void load().then((loaded) => {
      const field = place.current?.querySelector('input');
      plain.current = {
        typed: field?.value ?? '',
        selection:
          field && field === document.activeElement
            ? [field.selectionStart, field.selectionEnd]
            : null,
      };
      // At once: a key that comes in between would reach a field that is about to go, and be lost
      flushSync(() => setPicker(() => loaded));
      return undefined;
    });
  }

  function press(): void {
    isPressed.current = true;
  }

  function settle(typed: string): void {
    isPressed.current = false;
    if (typed === shown) return;
    // As in the picker: another text is no longer what was chosen
    if (value !== null) onChange(null);
    setSent({ typed, before: text });
    onTextChange?.(typed);
  }

  useLayoutEffect(() => {
    const field = place.current?.querySelector('input');
    if (Picker === null || plain.current === null || !field) return;
    const { typed, selection } = plain.current;
    plain.current = null;
    if (selection) field.focus();
    if (selection && isPressed.current) field.click();
    // What was sent is no reason to open the list
    if (typed !== shown) typeInto(field, typed);
    // What was selected is replaced by the next key, as in the plain field
    if (selection) field.setSelectionRange(...selection);
  }, [Picker, shown]);

  return (
    <div ref={place} onPointerEnter={Picker === null ? want : undefined}>
      {Picker === null ? (
        <TextField
          // A value chosen elsewhere has another label: remount
          key={label}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role -- what it is about to become: there is no list yet to point at
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={placeholder}
          defaultValue={shown}
          onFocus={want}
          // The picker may come in the middle of a press, which then never becomes a click
          onPointerDown={press}
          onClick={press}
          // Whoever is quicker than the picker is not searching for nothing
          onBlur={({ target }) => settle(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            // The form reads the text when Enter sends it
            if (isSearch && key === 'Enter') flushSync(() => settle(currentTarget.value));
          }}
          {...(isSearch && { enterKeyHint: 'search' })}
        />
      ) : (
        <Picker {...picker} text={current} />
      )}
    </div>
  );
}
