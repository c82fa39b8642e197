import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { NotificationItem } from './notification-item.tsx';

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

const meta = {
  title: 'Marketplace/Notification item',
  tags: ['stable'],
  component: NotificationItem,
  args: {
    type: 'response',
    text: <Say text="notice quote" />,
    createdAt: minutesAgo(3),
    isRead: false,
    href: '#request',
    onOpen: fn((event) => event.preventDefault()),
    onMarkRead: fn(),
  },
  decorators: [
    (Content) => (
      <ul style={{ maxInlineSize: 450, margin: 0, padding: 0 }}>
        <Content />
      </ul>
    ),
  ],
} satisfies Meta<typeof NotificationItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMarkRead).toHaveBeenCalledOnce();
  },
};

export const Read: Story = {
  args: { isRead: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.ui-notification-dot')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** It has no link, but can be marked as read. */
export const WithoutTarget: Story = {
  render: ({ onOpen = fn() }) => (
    <NotificationItem
      type="system"
      text={<Say text="notice system" />}
      createdAt={minutesAgo(9)}
      isRead={false}
      onOpen={onOpen}
    />
  ),
  play: async ({ canvas, userEvent, args }) => {
    const [item] = canvas.getAllByRole('button');
    if (item) await userEvent.click(item);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const EveryType: Story = {
  render: (args) => (
    <>
      <NotificationItem
        {...args}
        type="service_request"
        text={<Say text="notice request" />}
        createdAt={minutesAgo(0)}
      />
      <NotificationItem {...args} type="response" createdAt={minutesAgo(125)} />
      <NotificationItem
        {...args}
        isRead
        type="booking"
        text={<Say text="notice booking" />}
        createdAt={minutesAgo(26 * 60)}
      />
      <NotificationItem
        {...args}
        isRead
        type="system"
        text={<Say text="notice system" />}
        createdAt={minutesAgo(4 * 24 * 60)}
      />
      <NotificationItem
        {...args}
        isRead
        type="something_new"
        text={<Say text="notice other" />}
        createdAt="2026-03-01T10:00:00.000Z"
      />
    </>
  ),
};
