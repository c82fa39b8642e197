import { useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  type InputProps,
} from 'react-aria-components/ComboBox';
import { flushSync } from 'react-dom';

import { useAriaField } from '../form-field/use-aria-field.ts';
import { Icon } from '../icons/icon.tsx';
import { expandIcon } from '../icons/icons.ts';
import { Choices } from './choices.tsx';
import { type ComboboxItem, exactItem, findItems, nearItems } from './find-items.ts';

/** A search that understands more than the names of the items, for example on a server. */
export interface ComboboxSearch {
  /** Called with the typed text when it changes; with an empty one when nothing is typed. */
  readonly onType: (text: string) => void;
  /** The items that the typed text means, best first; `null` until they have come. */
  readonly found: readonly ComboboxItem[] | null;
}

export interface ComboboxProps {
  /** Up to some hundred items. */
  readonly items: readonly ComboboxItem[];
  /** Id of the chosen item. */
  readonly value: string | null;
  /** Called with null when the field was emptied, or left with a text that names no item. */
  readonly onChange: (id: string | null) => void;
  /** A typed text that names no item, for example from an address: shown while nothing is chosen. */
  readonly text?: string;
  /**
   * Called with the text that names no item when the field is left, and with an empty one when an
   * item is chosen or the field was emptied.
   */
  readonly onTextChange?: (text: string) => void;
  /** Until its answer comes, or when it finds nothing, items are matched by their names. */
  readonly search?: ComboboxSearch;
  /** In a search, Enter sends the form unless an option has the focus. */
  readonly isSearch?: boolean;
  readonly placeholder?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

/**
 * Chooses one of many by typing part of its name in either script. Hamza, ta marbuta, alef maqsura
 * and the article are ignored. A text that names nothing stays, and names that are spelled almost
 * like it are offered. Put it into a FormField.
 */
export function Combobox({
  items,
  value,
  onChange,
  text = '',
  onTextChange,
  search,
  isSearch = false,
  placeholder,
  name,
  disabled = false,
  onBlur,
}: ComboboxProps): ReactNode {
  const { t } = useLingui();
  const field = useAriaField();
  const chosen = items.find(({ id }) => id === value)?.label ?? '';
  /** The typed text. When null, the field shows the chosen item. */
  const [typed, setTyped] = useState(text === '' ? null : text);
  const [given, setGiven] = useState({ value, text });
  if (given.value !== value || given.text !== text) {
    setGiven({ value, text });
    // Chosen, emptied or searched for elsewhere. A choice that was only dropped leaves the text
    if (value !== null) setTyped(null);
    else if (given.text !== text) setTyped(text === '' ? null : text);
  }

  const found = search?.found ?? null;
  const { shown, isNear } = useMemo(() => {
    const wanted = typed ?? '';
    if (found !== null && found.length > 0 && wanted !== '') return { shown: found, isNear: false };
    const named = findItems(items, wanted);
    const isAnyNear = named.length === 0;
    return { shown: isAnyNear ? nearItems(items, wanted) : named, isNear: isAnyNear };
  }, [found, items, typed]);

  const onType = search?.onType;
  useEffect(() => onType?.(typed ?? ''), [onType, typed]);

  function choose(id: string | null): void {
    // A name that was typed to its end is a choice, too
    const named = id ?? exactItem(items, typed ?? '')?.id ?? null;
    if (named !== null) {
      setTyped(null);
      onTextChange?.('');
    }
    onChange(named);
  }

  function settle(): void {
    if (typed === null) return;
    if (typed.trim() === '') setTyped(null);
    const named = exactItem(items, typed);
    if (named !== null) choose(named.id);
    else {
      if (value !== null) onChange(null);
      onTextChange?.(typed.trim());
    }
  }

  return (
    <ComboBox
      {...field}
      className="ui-combobox"
      items={shown}
      value={value}
      onChange={(id) => choose(id === null ? null : String(id))}
      inputValue={typed ?? chosen}
      onInputChange={(next) => setTyped(next === chosen ? null : next)}
      onBlur={() => {
        settle();
        onBlur?.();
      }}
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger="focus"
      isDisabled={disabled}
      {...(name === undefined ? {} : { name })}
    >
      <div className="ui-text-field">
        <TypingField
          className="ui-text-field-input"
          onSend={isSearch ? settle : null}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        <Button className="ui-combobox-button" aria-label={t`Show the choices`}>
          <Icon icon={expandIcon} size={18} />
        </Button>
      </div>
      <Choices
        isNear={isNear}
        isLoading={search !== undefined && found === null && typed !== null}
      />
    </ComboBox>
  );
}

interface TypingFieldProps extends InputProps {
  /** Called before Enter sends the form; `null` leaves Enter to the list. */
  readonly onSend: (() => void) | null;
}

/** The input. React Aria lets no Enter through to the form while the list is open. */
function TypingField({ onSend, ...rest }: TypingFieldProps): ReactNode {
  const list = useContext(ComboBoxStateContext);
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
    <Input {...rest} {...(onSend !== null && { enterKeyHint: 'search', onKeyDownCapture: send })} />
  );
}
