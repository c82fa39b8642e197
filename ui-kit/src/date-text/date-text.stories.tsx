import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DateText } from './date-text.tsx';

const meta = {
  title: 'Formats/Date text',
  tags: ['stable'],
  component: DateText,
  args: { instant: '2026-11-21T07:05:00.000Z' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvas, globals }) => {
    const text = globals['locale'] === 'ar' ? '21 نوفمبر 2026' : '21 November 2026';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** An isolated run in the page's direction; the bidi gate checks that no digit moves. */
export const Time: Story = {
  args: { style: 'time' },
  play: async ({ canvas, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const time = canvas.getByText(isArabic ? '09:05 ص' : '09:05 AM');
    await expect(getComputedStyle(time).direction).toBe(isArabic ? 'rtl' : 'ltr');
  },
};

export const Weekday: Story = { args: { style: 'weekday' } };

export const Month: Story = { args: { style: 'month' } };

export const Missing: Story = { args: { instant: null } };
