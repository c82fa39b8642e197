import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button, ComboBox } from 'react-aria-components/ComboBox';

import { Choices } from '../combobox/choices.tsx';
import { ComboboxInput } from '../combobox/combobox-input.tsx';
import { type ComboboxItem, findItems, nearItems } from '../combobox/find-items.ts';
import { useAriaField } from '../form-field/use-aria-field.ts';
import { Icon } from '../icons/icon.tsx';
import { expandIcon } from '../icons/icons.ts';
import { Tag } from '../tag-input/tag.tsx';
import { useTagFocus } from '../tag-input/use-tag-focus.ts';

export interface MultiSelectProps {
  /** Up to some hundred items. */
  readonly items: readonly ComboboxItem[];
  /** Ids of the chosen items in the order of choice. */
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** The maximum number of chosen items. */
  readonly maxChosen?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

/**
 * Chooses some of many by typing part of their names in either script; the chosen ones are listed
 * under the field. The list opens on a press and with the first letter, not on focus. Put it into a
 * FormField.
 */
export function MultiSelect({
  items,
  value,
  onChange,
  maxChosen = Infinity,
  placeholder,
  disabled = false,
  onBlur,
}: MultiSelectProps): ReactNode {
  const { t } = useLingui();
  const field = useAriaField();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { list, focusLast, moveFrom } = useTagFocus(input);
  const { shown, isNear } = useMemo(() => {
    const named = findItems(items, typed);
    const isAnyNear = named.length === 0;
    return { shown: isAnyNear ? nearItems(items, typed) : named, isNear: isAnyNear };
  }, [items, typed]);
  const chosen = value.flatMap((id) => items.filter((item) => item.id === id));
  const isFull = value.length >= maxChosen;

  return (
    <div className="ui-multi-select">
      <ComboBox
        {...field}
        className="ui-combobox"
        selectionMode="multiple"
        items={shown}
        value={[...value]}
        onChange={(keys) => {
          const ids = keys.map(String);
          if (ids.length <= maxChosen || ids.length < value.length) onChange(ids);
          setTyped('');
        }}
        inputValue={typed}
        onInputChange={setTyped}
        onBlur={() => {
          setTyped('');
          onBlur?.();
        }}
        {...(isFull && { disabledKeys: items.flatMap(({ id }) => (value.includes(id) ? [] : id)) })}
        allowsEmptyCollection
        isDisabled={disabled}
      >
        <div className="ui-text-field">
          <ComboboxInput
            ref={input}
            {...(placeholder === undefined ? {} : { placeholder })}
            onKeyDown={(event) => {
              if (event.key !== 'Backspace' || typed !== '' || value.length === 0) return;
              event.preventDefault();
              focusLast();
            }}
          />
          <Button className="ui-combobox-button" aria-label={t`Show the choices`}>
            <Icon icon={expandIcon} size={18} />
          </Button>
        </div>
        <Choices isNear={isNear} />
      </ComboBox>
      <ul className="ui-multi-select-chosen" ref={list} aria-label={t`Chosen`}>
        {chosen.map(({ id, label }) => (
          <Tag
            key={id}
            label={label}
            disabled={disabled}
            onMove={moveFrom}
            onRemove={() => {
              onChange(value.filter((known) => known !== id));
              input.current?.focus();
            }}
          />
        ))}
      </ul>
      <p className="ui-multi-select-note" aria-live="polite">
        {isFull &&
          t`${plural(maxChosen, { one: 'You can choose only one.', other: 'You can choose up to #.' })}`}
      </p>
    </div>
  );
}
