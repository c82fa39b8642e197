import type { Meta, StoryObj } from '@storybook/react-vite';

import { categoryIds } from './categories.ts';
import { CategoryIcon } from './category-icon.tsx';

const meta = {
  title: 'Marketplace/Category icon',
  tags: ['stable'],
  component: CategoryIcon,
  args: { category: 'plumbing' },
} satisfies Meta<typeof CategoryIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Every: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {categoryIds.map((category) => (
        <CategoryIcon {...args} key={category} category={category} />
      ))}
    </div>
  ),
};

export const Small: Story = { args: { size: 'small', category: 'electrical' } };

export const Large: Story = { args: { size: 'large', category: 'garden' } };

export const Unknown: Story = { args: { category: 'beekeeping' } };
