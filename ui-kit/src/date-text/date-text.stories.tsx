import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DateText, DateTimeText } from './date-text.tsx';

const meta = {
  title: 'Formats/Date text',
  tags: ['stable'],
  component: DateText,
  args: { instant: '2026-11-21T07:05:00.000Z' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-11-21')).toBeVisible();
  },
};

export const Time: Story = { args: { style: 'time' } };

export const Weekday: Story = { args: { style: 'weekday' } };

export const Month: Story = { args: { style: 'month' } };

/** An isolated run in the page's direction; the bidi gate checks that no digit moves. */
export const DayAndTime: Story = {
  render: ({ instant }) => <DateTimeText instant={instant} />,
  play: async ({ canvas, globals }) => {
    const text = globals['locale'] === 'ar' ? '2026-11-21 09:05 ص' : '2026-11-21 09:05 AM';
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(getComputedStyle(canvas.getByText(text)).direction).toBe(
      globals['locale'] === 'ar' ? 'rtl' : 'ltr',
    );
  },
};

export const Missing: Story = { args: { instant: null } };
