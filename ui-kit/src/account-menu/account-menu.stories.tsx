import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Icon } from '../icons/icon.tsx';
import {
  bookingIcon,
  homeIcon,
  peopleIcon,
  personIcon,
  requestIcon,
  serviceIcon,
  settingsIcon,
  storeIcon,
  type LineIcon,
} from '../icons/icons.ts';
import { Say, useStoryText, type Words } from '../testing/say.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { AccountMenuEntry } from './account-side-menu.tsx';

const entry = (id: string, icon: LineIcon, words: Words): AccountMenuEntry => ({
  id,
  link: (
    <a href={`#${id}`}>
      <Icon icon={icon} size={18} />
      <Say text={words} />
    </a>
  ),
});

const customer = [
  entry('home', homeIcon, 'home page'),
  entry('services', serviceIcon, 'services'),
  entry('stores', storeIcon, 'stores'),
  entry('bookings', bookingIcon, 'my bookings'),
  entry('requests', requestIcon, 'my requests'),
  entry('account', settingsIcon, 'account'),
];

const professional = [
  entry('bookings', bookingIcon, 'my bookings'),
  entry('services', serviceIcon, { ar: 'خدماتي', en: 'My services' }),
  entry('requests', requestIcon, 'my requests'),
  entry('clients', peopleIcon, { ar: 'زبائني', en: 'My clients' }),
  entry('profile', personIcon, { ar: 'صفحتي', en: 'My profile' }),
  entry('account', settingsIcon, 'account'),
];

const meta = {
  title: 'Marketplace/Account menu',
  tags: ['stable'],
  component: AccountMenu,
  args: {
    name: '',
    detail: 'salem@osta.test',
    onLogOut: fn(),
    entries: [
      {
        id: 'bookings',
        link: (
          <a href="#bookings">
            <Icon icon={bookingIcon} size={18} />
            <Say text="my bookings" />
          </a>
        ),
      },
      {
        id: 'requests',
        link: (
          <a href="#requests">
            <Icon icon={requestIcon} size={18} />
            <Say text="my requests" />
          </a>
        ),
      },
      {
        id: 'account',
        link: (
          <a href="#account">
            <Icon icon={settingsIcon} size={18} />
            <Say text="account" />
          </a>
        ),
      },
    ],
  },
  render: function Render(args) {
    const text = useStoryText();
    return (
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 420 }}>
        <AccountMenu {...args} name={text('person one')} />
      </div>
    );
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The initials are in the font of the page, not in that of buttons. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('button').querySelector('.ui-avatar');
    if (avatar === null) throw new Error('no avatar');
    await expect(getComputedStyle(avatar, '::before').fontFamily).toBe(
      getComputedStyle(canvas.getByRole('button').parentElement ?? avatar).fontFamily,
    );
  },
};

export const Dropdown: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(4);
    await expect(getComputedStyle(menu).direction).toBe(globals['locale'] === 'ar' ? 'rtl' : 'ltr');
  },
};

/** The entries of a customer (docs/spec.md §2). */
export const Customer: Story = {
  args: { entries: customer },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(customer.length + 1);
  },
};

/** A professional who can also manage a store has one more entry. */
export const ProfessionalWithStore: Story = {
  args: {
    entries: [
      ...professional,
      entry('store', storeIcon, { ar: 'لوحة المحل', en: 'Store dashboard' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(professional.length + 2);
  },
};

/** Opened, walked through and closed by keyboard. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** On a phone it slides in from the inline start. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = within(await screen.findByRole('dialog'));
    await expect(menu.getAllByRole('link')).toHaveLength(3);
    const logOut = menu.getAllByRole('button').at(-1);
    if (logOut) await userEvent.click(logOut);
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
