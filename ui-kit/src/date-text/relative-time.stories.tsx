import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RelativeTime } from './relative-time.tsx';

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

const meta = {
  title: 'Formats/Relative time',
  tags: ['stable'],
  component: RelativeTime,
  args: { instant: minutesAgo(125) },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {
  play: async ({ canvas, globals }) => {
    const text = globals['locale'] === 'ar' ? 'قبل ساعتين' : '2 hours ago';
    await expect(canvas.getByText(text)).toHaveAttribute('title');
  },
};

export const JustNow: Story = {
  args: { instant: new Date() },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals['locale'] === 'ar' ? 'الآن' : 'now')).toBeVisible();
  },
};

/** After a week it shows the day. */
export const LongAgo: Story = {
  args: { instant: '2026-01-05T10:00:00.000Z' },
  play: async ({ canvas, globals }) => {
    const text = globals['locale'] === 'ar' ? '5 يناير 2026' : '5 January 2026';
    await expect(canvas.getByText(text)).toHaveAttribute('title');
  },
};

/** A deadline counts down, however far it is. */
export const Countdown: Story = {
  args: { instant: minutesAgo(-12 * 24 * 60 - 5), isCountdown: true },
  play: async ({ canvas, globals }) => {
    const text = globals['locale'] === 'ar' ? 'خلال 12 يومًا' : 'in 12 days';
    await expect(canvas.getByText(text)).toHaveAttribute('title');
  },
};
