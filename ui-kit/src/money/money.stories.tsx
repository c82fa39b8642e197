import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { MoneyRange } from './money-range.tsx';
import { Money } from './money.tsx';

const meta = {
  title: 'Formats/Money',
  tags: ['stable'],
  component: Money,
  args: { dirham: 1_250_500 },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number first, then the currency, in reading order. */
export const Whole: Story = {
  play: async ({ canvas, globals }) => {
    const text = globals['locale'] === 'ar' ? /1\.250,50/ : /1,250\.50/;
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const ThirdDecimal: Story = { args: { dirham: 1_250_505 } };

export const Compact: Story = { args: { dirham: 1_200_000_000, isCompact: true } };

export const Missing: Story = {
  args: { dirham: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--')).toBeVisible();
  },
};

/** The currency once, and never on two lines. */
export const Range: Story = {
  render: () => <MoneyRange from={150_000} to={250_500} />,
  play: async ({ canvasElement, globals }) => {
    const text = canvasElement.textContent.replaceAll(/[\u200E\u200F\u00A0]/gu, ' ');
    await expect(text.split(globals['locale'] === 'ar' ? 'د.ل' : 'LYD')).toHaveLength(2);
  },
};
