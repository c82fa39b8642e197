import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { NotificationDropdown } from './notification-dropdown.tsx';
import { NotificationItem } from './notification-item.tsx';

const texts = ['notice request', 'notice quote', 'notice booking', 'notice system'] as const;
const types = ['service_request', 'response', 'booking', 'system'];

function tenItems(): React.ReactNode {
  return Array.from({ length: 10 }, (_, i) => (
    <NotificationItem
      key={i}
      type={types[i % 4] ?? ''}
      text={<Say text={texts[i % 4] ?? 'notice other'} />}
      createdAt={new Date(Date.now() - i * i * 47 * 60_000)}
      isRead={i > 2}
      href="#there"
      onOpen={(event) => event.preventDefault()}
      onMarkRead={fn()}
    />
  ));
}

const meta = {
  title: 'Marketplace/Notification dropdown',
  tags: ['stable'],
  component: NotificationDropdown,
  // In a frame of its own: inline it would cover the docs page
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    unreadCount: 3,
    isOpen: true,
    onOpenChange: fn(),
    status: 'ready',
    totalCount: 10,
    page: 1,
    pageCount: 1,
    onPageChange: fn(),
    onRetry: fn(),
    onMarkAllRead: fn(),
    children: tenItems(),
  },
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen);
    return (
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 640 }}>
        <NotificationDropdown
          {...args}
          isOpen={isOpen}
          onOpenChange={(open) => {
            setIsOpen(open);
            args.onOpenChange(open);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof NotificationDropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent, globals }) => {
    const panel = await screen.findByRole('dialog');
    await expect(within(panel).queryByRole('navigation')).toBeNull();
    const list = panel.querySelector('.ui-notifications-body');
    await expect(list?.getBoundingClientRect().height).toBeLessThanOrEqual(400);
    await expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(450);
    await expect(getComputedStyle(panel).direction).toBe(
      globals['locale'] === 'ar' ? 'rtl' : 'ltr',
    );

    const [markAll] = within(panel).getAllByRole('button');
    if (markAll) await userEvent.click(markAll);
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
  },
};

/** Opened and closed by keyboard; the focus returns to the bell. */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const SeveralPages: Story = {
  args: { totalCount: 25, pageCount: 3, page: 2 },
  play: async ({ userEvent, args }) => {
    const pager = within(await screen.findByRole('navigation'));
    const [previous, next] = pager.getAllByRole('button');
    if (next) await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    if (previous) await userEvent.click(previous);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

/** New notifications are offered, not inserted: nothing moves under the pointer. */
export const NewOnes: Story = {
  args: { newCount: 2, onShowNew: fn() },
  play: async ({ userEvent, args, globals }) => {
    const name = globals['locale'] === 'ar' ? 'إشعاران جديدان' : '2 new notifications';
    await userEvent.click(await screen.findByRole('button', { name }));
    await expect(args.onShowNew).toHaveBeenCalledOnce();
  },
};

export const MarkingAll: Story = {
  args: { isMarkingAllRead: true },
  play: async ({ userEvent, args }) => {
    const [markAll] = within(await screen.findByRole('dialog')).getAllByRole('button');
    if (markAll) await userEvent.click(markAll);
    await expect(args.onMarkAllRead).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { status: 'loading', children: null } };

export const Empty: Story = { args: { totalCount: 0, unreadCount: 0, children: null } };

export const Failed: Story = {
  args: { status: 'error', children: null },
  play: async ({ userEvent, args }) => {
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
