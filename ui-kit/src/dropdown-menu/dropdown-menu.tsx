import { DropdownMenu as Primitive } from 'radix-ui';
import { type ReactElement, type ReactNode, useState } from 'react';

import { Icon } from '../icons/icon.tsx';
import { checkIcon, chosenIcon, nextIcon } from '../icons/icons.ts';
import { useUi } from '../provider/ui-context.ts';
import type { MenuAction, MenuCheck, MenuChoice, MenuEntry, SubMenu } from './menu-entry.ts';

export interface DropdownMenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly entries: readonly MenuEntry[];
  /** Which edges of button and menu align. `end` where the button is at the end of its row. */
  readonly align?: 'start' | 'end';
}

function Action({ label, icon, keys, tone, disabled = false, onSelect }: MenuAction): ReactNode {
  return (
    <Primitive.Item
      className="ui-menu-item"
      data-tone={tone}
      disabled={disabled}
      onSelect={onSelect}
    >
      {icon}
      <span className="ui-menu-words">{label}</span>
      {keys !== undefined && (
        <bdi className="ui-menu-keys" dir="ltr">
          {keys}
        </bdi>
      )}
    </Primitive.Item>
  );
}

function CheckEntry({ label, isChecked, disabled = false, onChange }: MenuCheck): ReactNode {
  return (
    <Primitive.CheckboxItem
      className="ui-menu-item"
      checked={isChecked}
      disabled={disabled}
      onCheckedChange={onChange}
      // Keeps the menu open: people often set several
      onSelect={(event) => event.preventDefault()}
    >
      <span className="ui-menu-mark">
        <Primitive.ItemIndicator>
          <Icon icon={checkIcon} size={16} />
        </Primitive.ItemIndicator>
      </span>
      <span className="ui-menu-words">{label}</span>
    </Primitive.CheckboxItem>
  );
}

function Choice({ value, onChange, options }: MenuChoice): ReactNode {
  return (
    <Primitive.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Primitive.RadioItem className="ui-menu-item" key={option.value} value={option.value}>
          <span className="ui-menu-mark">
            <Primitive.ItemIndicator>
              <Icon icon={chosenIcon} size={28} strokeWidth={4} />
            </Primitive.ItemIndicator>
          </span>
          <span className="ui-menu-words">{option.label}</span>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}

function Sub({ label, icon, disabled = false, entries }: SubMenu): ReactNode {
  const { overlayContainer } = useUi();
  return (
    <Primitive.Sub>
      <Primitive.SubTrigger className="ui-menu-item" disabled={disabled}>
        {icon}
        <span className="ui-menu-words">{label}</span>
        <Icon icon={nextIcon} className="ui-menu-onward" size={16} />
      </Primitive.SubTrigger>
      <Primitive.Portal container={overlayContainer()}>
        <Primitive.SubContent
          className="ui-menu"
          sideOffset={6}
          alignOffset={-6}
          collisionPadding={12}
        >
          <Entries entries={entries} />
        </Primitive.SubContent>
      </Primitive.Portal>
    </Primitive.Sub>
  );
}

function Entry(entry: MenuEntry): ReactNode {
  switch (entry.kind) {
    case 'action':
      return <Action {...entry} />;
    case 'link':
      return (
        <Primitive.Item asChild className="ui-menu-item">
          {entry.link}
        </Primitive.Item>
      );
    case 'check':
      return <CheckEntry {...entry} />;
    case 'choice':
      return <Choice {...entry} />;
    case 'menu':
      return <Sub {...entry} />;
    case 'heading':
      return <Primitive.Label className="ui-menu-heading">{entry.label}</Primitive.Label>;
    case 'divider':
      return <Primitive.Separator className="ui-menu-divider" />;
  }
}

function Entries({ entries }: Pick<DropdownMenuProps, 'entries'>): ReactNode {
  return entries.map((entry) => <Entry key={entry.id} {...entry} />);
}

/** A menu of actions on a thing, behind one button. */
export function DropdownMenu({ trigger, entries, align = 'start' }: DropdownMenuProps): ReactNode {
  const { overlayContainer } = useUi();
  // Known here, so that the container is asked for again when it opens
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Primitive.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={overlayContainer()}>
        <Primitive.Content
          className="ui-menu"
          align={align}
          sideOffset={6}
          collisionPadding={12}
          loop
        >
          <Entries entries={entries} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
