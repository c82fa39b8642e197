import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { NotificationBell } from './notification-bell.tsx';

const meta = {
  title: 'Marketplace/Notification bell',
  tags: ['stable'],
  component: NotificationBell,
  args: { count: 3, onClick: fn() },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without unread notifications there is no badge. */
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement, canvas, globals }) => {
    await expect(canvasElement.querySelector('.ui-bell-badge')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      globals['locale'] === 'ar' ? 'لا إشعارات غير مقروءة' : 'No unread notifications',
    );
  },
};

/** Before the count is known, the bell says neither a number nor that there is none. */
export const NotYetKnown: Story = {
  args: { count: null },
  play: async ({ canvasElement, canvas, globals }) => {
    await expect(canvasElement.querySelector('.ui-bell-badge')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      globals['locale'] === 'ar' ? 'الإشعارات' : 'Notifications',
    );
  },
};

/** Growth is announced once. The first known count is not: nothing has changed yet. */
export const Announced: Story = {
  render: function Render(args) {
    const [[count = 0, ...later], setCounts] = useState<readonly (number | null)[]>([
      null,
      3,
      4,
      2,
    ]);
    return <NotificationBell {...args} count={count} onClick={() => setCounts(later)} />;
  },
  play: async ({ canvas, userEvent, globals }) => {
    const bell = canvas.getByRole('button');
    const news = canvas.getByRole('status');
    await userEvent.click(bell);
    await expect(bell).toHaveAccessibleName(/3/u);
    await expect(news).toBeEmptyDOMElement();
    await userEvent.click(bell);
    await expect(news).toHaveTextContent(
      globals['locale'] === 'ar' ? '4 إشعارات غير مقروءة' : '4 unread notifications',
    );
    await userEvent.click(bell);
    await expect(news).toBeEmptyDOMElement();
  },
};

const names = {
  ar: {
    1: 'إشعار واحد غير مقروء',
    2: 'إشعاران غير مقروءين',
    3: '3 إشعارات غير مقروءة',
    11: '11 إشعارًا غير مقروء',
    100: '100 إشعار غير مقروء',
  },
  en: {
    1: '1 unread notification',
    2: '2 unread notifications',
    3: '3 unread notifications',
    11: '11 unread notifications',
    100: '100 unread notifications',
  },
};

/** Arabic has six plural forms; each has its own words. */
export const CountingWords: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {[1, 2, 3, 11, 100].map((count) => (
        <NotificationBell {...args} key={count} count={count} />
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    for (const name of Object.values(names[globals['locale'] === 'ar' ? 'ar' : 'en'])) {
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    }
  },
};

/** 99 is the highest number shown; from 100 on it is 99+, read from left to right. */
export const Capped: Story = {
  args: { count: 120 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const badge = canvas.getByText('99+');
    await expect(getComputedStyle(badge).direction).toBe('ltr');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();

    // At the inline-end corner of the bell, most of which stays to be seen. Offsets leave out the
    // animation, which scales the badge
    const frame = canvasElement.querySelector<HTMLElement>('.ui-bell-badge');
    const around = canvasElement.querySelector('.ui-bell')?.getBoundingClientRect();
    const bell = canvas.getByRole('button').querySelector('svg')?.getBoundingClientRect();
    if (!frame || !around || !bell) throw new Error('the bell is not there');
    const left = around.left + frame.offsetLeft;
    const isRtl = getComputedStyle(canvasElement).direction === 'rtl';
    const across = isRtl ? left + frame.offsetWidth - bell.left : bell.right - left;
    await expect(across).toBeGreaterThan(0);
    const down = around.top + frame.offsetTop + frame.offsetHeight - bell.top;
    const covered = (across * down) / (bell.width * bell.height);
    await expect(covered).toBeLessThan(0.15);
  },
};

export const Highest: Story = {
  args: { count: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99')).toBeVisible();
  },
};
