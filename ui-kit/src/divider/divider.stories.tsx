import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { Text } from '../text/text.tsx';
import { Divider } from './divider.tsx';

const meta = {
  title: 'Primitives/Divider',
  tags: ['stable'],
  component: Divider,
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <Text>
        <Say text="person one" />
      </Text>
      <Divider {...args} />
      <Text>
        <Say text="person two" />
      </Text>
    </div>
  ),
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const WithWord: Story = { args: { label: <Say text={{ ar: 'أو', en: 'or' }} /> } };

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', overflowWrap: 'anywhere' }}>
      <Say text="home page" />
      <Divider {...args} />
      <Say text="services" />
      <Divider {...args} />
      <Say text="stores" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByRole('separator')) {
      const { width, height } = line.getBoundingClientRect();
      await expect(width).toBe(1);
      await expect(height).toBeGreaterThan(10);
    }
  },
};
