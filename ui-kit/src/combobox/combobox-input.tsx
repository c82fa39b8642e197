import { type KeyboardEvent, type ReactNode, type Ref, useContext } from 'react';
import { ComboBoxStateContext, Input, type InputProps } from 'react-aria-components/ComboBox';
import { flushSync } from 'react-dom';

interface ComboboxInputProps extends Omit<InputProps, 'className' | 'onClick'> {
  /** Called before Enter sends the form; without it Enter belongs to the list. */
  readonly onSend?: (() => void) | null;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The input of a combobox. A press opens the list: React Aria opens it on typing or on any focus. */
export function ComboboxInput({ onSend = null, ...rest }: ComboboxInputProps): ReactNode {
  const list = useContext(ComboBoxStateContext);

  /** React Aria lets no Enter through to the form while the list is open. */
  function send(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, nativeEvent, currentTarget } = event;
    const isOnOption = (list?.selectionManager.focusedKey ?? null) !== null;
    if (onSend === null || key !== 'Enter' || nativeEvent.isComposing || isOnOption) return;
    event.preventDefault();
    // The form reads the text when it is sent
    flushSync(onSend);
    list?.close();
    currentTarget.form?.requestSubmit();
  }

  return (
    <Input
      {...rest}
      className="ui-text-field-input"
      onClick={() => list?.open(null, 'manual')}
      // While a page comes alive, React tells of the focus after the first letters, which then open nothing
      onInput={() => {
        if (list?.isFocused === false) list.setFocused(true);
      }}
      {...(onSend !== null && { enterKeyHint: 'search', onKeyDownCapture: send })}
    />
  );
}
