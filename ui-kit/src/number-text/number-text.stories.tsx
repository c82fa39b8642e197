import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { NumberText } from './number-text.tsx';

const meta = {
  title: 'Formats/Number text',
  tags: ['preview'],
  component: NumberText,
  args: { value: 1_250_400 },
} satisfies Meta<typeof NumberText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Integer: Story = {
  play: async ({ canvas, globals }) => {
    const text = globals['locale'] === 'ar' ? '1.250.400' : '1,250,400';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const Decimal: Story = { args: { value: 1250.4, style: 'decimal' } };

/** The minus stays in front of the number, in Arabic as well. */
export const Negative: Story = {
  args: { value: -12.5, style: 'decimal' },
  play: async ({ canvas, globals }) => {
    const text = canvas.getByText(globals['locale'] === 'ar' ? /12,50/ : /12\.50/);
    const range = document.createRange();
    const node = text.firstChild;
    if (node === null) throw new Error('no text');
    const minus = (node.textContent ?? '').indexOf('-');
    range.setStart(node, minus);
    range.setEnd(node, minus + 1);
    const box = text.getBoundingClientRect();
    await expect(range.getBoundingClientRect().left).toBeLessThan(box.left + box.width / 2);
  },
};

export const Huge: Story = { args: { value: 9_007_199_254_740_991 } };

export const Missing: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--')).toBeVisible();
  },
};
