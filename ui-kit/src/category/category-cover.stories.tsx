import type { Meta, StoryObj } from '@storybook/react-vite';

import { categoryIds } from './categories.ts';
import { CategoryCover } from './category-cover.tsx';

const meta = {
  title: 'Marketplace/Category cover',
  tags: ['stable'],
  component: CategoryCover,
  args: { category: 'plumbing' },
} satisfies Meta<typeof CategoryCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  render: (args) => (
    <div style={{ blockSize: 160, maxInlineSize: 320 }}>
      <CategoryCover {...args} />
    </div>
  ),
};

export const Every: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 12 }}>
      {categoryIds.map((category) => (
        <CategoryCover {...args} key={category} category={category} />
      ))}
    </div>
  ),
};
