import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Primitives/Skeleton', tags: ['stable'], component: Skeleton } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '240px', height: '16px' } };

export const Circle: Story = { args: { width: '48px', height: '48px', shape: 'circle' } };

/** Several of them in the shape and size of the real content. */
export const CardOfAPerson: Story = {
  render: () => (
    <div
      aria-busy="true"
      style={{ display: 'flex', gap: 16, alignItems: 'center', maxInlineSize: 320 }}
    >
      <Skeleton width="56px" height="56px" shape="circle" />
      <div style={{ display: 'grid', flex: 1, gap: 10 }}>
        <Skeleton width="70%" height="18px" />
        <Skeleton height="14px" />
        <Skeleton width="45%" height="14px" />
      </div>
    </div>
  ),
};
