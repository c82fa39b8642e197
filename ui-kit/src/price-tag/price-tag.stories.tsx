import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PriceTag } from './price-tag.tsx';

const meta = {
  title: 'Marketplace/Price tag',
  tags: ['stable'],
  component: PriceTag,
  args: { price: { kind: 'exact', dirham: 180_000 } },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Exact: Story = {
  play: async ({ canvasElement, globals }) => {
    const digits = globals['locale'] === 'ar' ? '180,00' : '180.00';
    await expect(canvasElement).toHaveTextContent(digits);
  },
};

export const From: Story = { args: { price: { kind: 'from', dirham: 45_000 }, unit: 'visit' } };

export const ByTheHour: Story = {
  args: { price: { kind: 'exact', dirham: 35_000 }, unit: 'hour' },
};

export const ByTheMetre: Story = { args: { price: { kind: 'from', dirham: 12_500 }, unit: 'm2' } };

export const Range: Story = { args: { price: { kind: 'range', from: 150_000, to: 220_000 } } };

export const VisitFirst: Story = { args: { price: { kind: 'visit-first' } } };

export const Reduced: Story = {
  args: { price: { kind: 'exact', dirham: 140_000 }, before: 180_000, size: 'large' },
};
