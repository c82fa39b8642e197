import type { Meta, StoryObj } from '@storybook/react-vite';

import { TilePattern } from './tile-pattern.tsx';

const meta = {
  title: 'Marketplace/Tile pattern',
  tags: ['stable'],
  component: TilePattern,
  decorators: [
    (Content) => (
      <div style={{ position: 'relative', blockSize: 280, color: 'var(--blue-11)' }}>
        <Content />
      </div>
    ),
  ],
} satisfies Meta<typeof TilePattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const Fading: Story = { args: { isFading: true } };
