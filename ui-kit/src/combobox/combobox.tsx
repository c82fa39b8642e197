import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';

import { useAriaField } from '../form-field/use-aria-field.ts';
import { matchText } from '../formats/fold-text.ts';

export interface ComboboxItem {
  readonly id: string;
  /** Plain text: it stands in the field once chosen. */
  readonly label: string;
  /** Quiet words after the label. */
  readonly detail?: string;
  /** Found by these as well: the name in the other language, other spellings. */
  readonly keywords?: readonly string[];
  readonly icon?: ReactNode;
}

export interface ComboboxProps {
  /** Up to some hundreds. */
  readonly items: readonly ComboboxItem[];
  /** Id of the chosen item. */
  readonly value: string | null;
  /** Null when the field was emptied. */
  readonly onChange: (id: string | null) => void;
  readonly placeholder?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

interface ChoicesProps {
  readonly children: ReactNode;
}

/**
 * The list, open for as long as the field says so. Left alone, the popover closes itself with the
 * first scroll of the page, and taking the focus is what scrolls a page: on phones, whenever the
 * keyboard comes up.
 */
function Choices({ children }: ChoicesProps): ReactNode {
  const field = useContext(ComboBoxStateContext);
  return (
    <Popover
      className="ui-combobox-popover"
      offset={6}
      isOpen={field?.isOpen ?? false}
      onOpenChange={() => undefined}
    >
      {children}
    </Popover>
  );
}

/**
 * One of many, found by typing part of it in either script: hamza, ta marbuta, alef maqsura and
 * the article do not matter. Put it into a FormField.
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
  /** Null: the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);

  const shown = useMemo(() => {
    if (typed === null || typed === '') return items;
    return items
      .map((item) => ({
        item,
        rank: matchText(typed, [item.label, ...(item.keywords ?? [])]),
      }))
      .filter(({ rank }) => rank > 0)
      .toSorted((one, other) => other.rank - one.rank)
      .map(({ item }) => item);
  }, [items, typed]);

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
          <ChevronDown size={18} />
        </Button>
      </div>
      <Choices>
        <ListBox<ComboboxItem>
          className="ui-combobox-list"
          renderEmptyState={() => <div className="ui-combobox-empty">{t`Nothing found`}</div>}
        >
          {({ id, label, detail, icon }) => (
            <ListBoxItem className="ui-combobox-item" id={id} textValue={label}>
              {icon !== undefined && (
                <span className="ui-combobox-icon" aria-hidden="true">
                  {icon}
                </span>
              )}
              <span className="ui-combobox-label">{label}</span>
              {detail !== undefined && <span className="ui-combobox-detail">{detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Choices>
    </ComboBox>
  );
}
