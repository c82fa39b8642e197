import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Percent } from './percent.tsx';

const meta = {
  title: 'Formats/Percent',
  tags: ['stable'],
  component: Percent,
  args: { share: 0.1235 },
} satisfies Meta<typeof Percent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoDecimals: Story = {
  play: async ({ canvas, globals }) => {
    const text = globals['locale'] === 'ar' ? /12,35/ : /12\.35%/;
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(getComputedStyle(canvas.getByText(text)).direction).toBe('ltr');
  },
};

export const Whole: Story = { args: { share: 0.5 } };

export const Falling: Story = { args: { share: -0.08 } };

export const Missing: Story = {
  args: { share: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--')).toBeVisible();
  },
};
