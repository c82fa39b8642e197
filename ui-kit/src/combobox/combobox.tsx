import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { Button, ComboBox, Input } from 'react-aria-components/ComboBox';

import { useAriaField } from '../form-field/use-aria-field.ts';
import { Icon } from '../icons/icon.tsx';
import { expandIcon } from '../icons/icons.ts';
import { Choices } from './choices.tsx';
import { type ComboboxItem, findItems } from './find-items.ts';

export interface ComboboxProps {
  /** Up to some hundred items. */
  readonly items: readonly ComboboxItem[];
  /** Id of the chosen item. */
  readonly value: string | null;
  /** Called with null when the field was emptied. */
  readonly onChange: (id: string | null) => void;
  readonly placeholder?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

/**
 * Chooses one of many by typing part of its name in either script. Hamza, ta marbuta, alef maqsura
 * and the article are ignored. Put it into a FormField.
 */
export function Combobox({
  items,
  value,
  onChange,
  placeholder,
  name,
  disabled = false,
  onBlur,
}: ComboboxProps): ReactNode {
  const { t } = useLingui();
  const field = useAriaField();
  const chosen = items.find(({ id }) => id === value)?.label ?? '';
  /** The typed text. When null, the field shows the chosen item. */
  const [typed, setTyped] = useState<string | null>(null);

  const shown = useMemo(() => findItems(items, typed ?? ''), [items, typed]);

  return (
    <ComboBox
      {...field}
      className="ui-combobox"
      items={shown}
      value={value}
      onChange={(id) => {
        setTyped(null);
        onChange(id === null ? null : String(id));
      }}
      inputValue={typed ?? chosen}
      onInputChange={(text) => setTyped(text === chosen ? null : text)}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      allowsEmptyCollection
      menuTrigger="focus"
      isDisabled={disabled}
      {...(name === undefined ? {} : { name })}
    >
      <div className="ui-text-field">
        <Input
          className="ui-text-field-input"
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        <Button className="ui-combobox-button" aria-label={t`Show the choices`}>
          <Icon icon={expandIcon} size={18} />
        </Button>
      </div>
      <Choices />
    </ComboBox>
  );
}
