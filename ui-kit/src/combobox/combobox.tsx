import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button, ComboBox } from 'react-aria-components/ComboBox';

import { useAriaField } from '../form-field/use-aria-field.ts';
import { Icon } from '../icons/icon.tsx';
import { expandIcon } from '../icons/icons.ts';
import { Choices } from './choices.tsx';
import { ComboboxInput } from './combobox-input.tsx';
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
 * like it are offered. The list opens on a press and with the first letter, not on focus: whoever is
 * led to the field still sees the page. Put it into a FormField.
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
      if (typed.trim() !== text) onTextChange?.(typed.trim());
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
      isDisabled={disabled}
      {...(name === undefined ? {} : { name })}
    >
      <div className="ui-text-field">
        <ComboboxInput
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
