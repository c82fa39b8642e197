import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import {
  appointmentIcon,
  copyIcon,
  moreIcon,
  personIcon,
  removeIcon,
  shareIcon,
} from '../icons/icons.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';
import type { MenuEntry } from './menu-entry.ts';

const copied = fn();
const removed = fn();

const entries: readonly MenuEntry[] = [
  {
    kind: 'action',
    id: 'copy',
    label: <Say text={{ ar: 'انسخ الرابط', en: 'Copy the link' }} />,
    icon: <Icon icon={copyIcon} size={18} />,
    keys: '⌘K',
    onSelect: copied,
  },
  {
    kind: 'link',
    id: 'person',
    link: (
      <a href="#person">
        <Icon icon={personIcon} size={18} />
        <Say text={{ ar: 'صفحة الأُسطى', en: 'The page of the professional' }} />
      </a>
    ),
  },
  {
    kind: 'menu',
    id: 'share',
    label: <Say text={{ ar: 'شارك', en: 'Share' }} />,
    icon: <Icon icon={shareIcon} size={18} />,
    entries: [
      { kind: 'action', id: 'whatsapp', label: 'WhatsApp', onSelect: fn() },
      {
        kind: 'action',
        id: 'email',
        label: <Say text="email label" />,
        onSelect: fn(),
      },
    ],
  },
  {
    kind: 'action',
    id: 'move',
    label: <Say text={{ ar: 'غيّر الموعد', en: 'Change the time' }} />,
    icon: <Icon icon={appointmentIcon} size={18} />,
    disabled: true,
    onSelect: fn(),
  },
  { kind: 'divider', id: 'line' },
  {
    kind: 'action',
    id: 'remove',
    label: <Say text={{ ar: 'ألغِ الحجز', en: 'Cancel the booking' }} />,
    icon: <Icon icon={removeIcon} size={18} />,
    tone: 'danger',
    onSelect: removed,
  },
];

const meta = {
  title: 'Primitives/Dropdown menu',
  tags: ['stable'],
  component: DropdownMenu,
  args: { trigger: <span />, entries },
  render: function Render(args) {
    const text = useStoryText();
    return (
      <div style={{ minBlockSize: 360 }}>
        <DropdownMenu
          {...args}
          trigger={
            <IconButton
              label={text({ ar: 'المزيد عن هذا الحجز', en: 'More about this booking' })}
              variant="secondary"
            >
              <Icon icon={moreIcon} size={20} />
            </IconButton>
          }
        />
      </div>
    );
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(5);
    await expect(getComputedStyle(menu).direction).toBe(globals['locale'] === 'ar' ? 'rtl' : 'ltr');
    const keys = menu.querySelector('.ui-menu-keys');
    if (keys === null) throw new Error('no keys');
    await expect(getComputedStyle(keys).direction).toBe('ltr');
  },
};

/** The arrow along the reading direction opens the submenu, the other one closes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const [onward, back] =
      globals['locale'] === 'ar'
        ? ['{ArrowLeft}', '{ArrowRight}']
        : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.keyboard(onward);
    await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(2));
    await userEvent.keyboard(back);
    await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(1));
    await userEvent.keyboard('{End}{Enter}');
    await expect(removed).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
    removed.mockClear();
  },
};

/** Disabled entries can be walked past; Escape closes the menu without an action. */
export const LeftByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent(/شارك|Share/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** Checkboxes keep the menu open; choosing an option closes it. */
export const ChecksAndChoice: Story = {
  render: function Render() {
    const text = useStoryText();
    const [isPhotoShown, setIsPhotoShown] = useState(true);
    const [order, setOrder] = useState('near');
    return (
      <div style={{ minBlockSize: 360 }}>
        <DropdownMenu
          trigger={
            <IconButton label={text({ ar: 'طريقة العرض', en: 'View' })} variant="secondary">
              <Icon icon={moreIcon} size={20} />
            </IconButton>
          }
          entries={[
            {
              kind: 'check',
              id: 'photo',
              label: text({ ar: 'أظهر الصور', en: 'Show photos' }),
              isChecked: isPhotoShown,
              onChange: setIsPhotoShown,
            },
            { kind: 'divider', id: 'line' },
            { kind: 'heading', id: 'order', label: text({ ar: 'الترتيب', en: 'Order' }) },
            {
              kind: 'choice',
              id: 'order of the list',
              value: order,
              onChange: setOrder,
              options: [
                { value: 'near', label: text({ ar: 'الأقرب', en: 'Nearest' }) },
                { value: 'rated', label: text({ ar: 'الأعلى تقييمًا', en: 'Best rated' }) },
                { value: 'cheap', label: text({ ar: 'الأرخص', en: 'Cheapest' }) },
              ],
            },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitemcheckbox'));
    await expect(within(menu).getByRole('menuitemcheckbox')).not.toBeChecked();
    const [, rated] = within(menu).getAllByRole('menuitemradio');
    if (rated) await userEvent.click(rated);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    const again = await screen.findByRole('menu');
    await expect(within(again).getAllByRole('menuitemradio')[1]).toBeChecked();
  },
};
