import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { IsoDate } from './iso-date.tsx';

const meta = {
  title: 'Formats/ISO date',
  tags: ['stable'],
  component: IsoDate,
  args: { instant: '2026-11-21T07:05:00.000Z' },
} satisfies Meta<typeof IsoDate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-11-21')).toBeVisible();
  },
};

/** An isolated run in the page's direction; the bidi gate checks that no digit moves. */
export const WithTime: Story = {
  args: { hasTime: true },
  play: async ({ canvas, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const text = canvas.getByText(isArabic ? '2026-11-21 09:05 ص' : '2026-11-21 09:05 AM');
    await expect(getComputedStyle(text).direction).toBe(isArabic ? 'rtl' : 'ltr');
  },
};

export const Missing: Story = { args: { instant: null } };
