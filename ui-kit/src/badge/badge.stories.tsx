import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Icon } from '../icons/icon.tsx';
import { verifiedIcon } from '../icons/icons.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { Badge } from './badge.tsx';
import { CountBadge } from './count-badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  tags: ['stable'],
  component: Badge,
  args: { children: <Say text={{ ar: 'موثّق', en: 'Verified' }} /> },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Soft: Story = {};

export const Looks: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['soft', 'solid', 'outline'] as const).map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {(['gray', 'blue', 'orange', 'green', 'amber', 'red'] as const).map((color) => (
            <Badge {...args} key={color} variant={variant} color={color} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  args: { color: 'blue', icon: <Icon icon={verifiedIcon} size={14} /> },
};

export const Long: Story = {
  args: { children: <Say text="long action" /> },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 200 }}>
        <Content />
      </div>
    ),
  ],
};

/** The plus stays behind its number, in Arabic as well; zero is not shown at all. */
export const Counts: Story = {
  render: function Render() {
    const text = useStoryText();
    const label = text({ ar: '150 طلبًا ينتظر', en: '150 requests wait' });
    return (
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <CountBadge count={0} />
        <CountBadge count={3} />
        <CountBadge count={42} color="blue" />
        <CountBadge count={150} color="red" label={label} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.ui-count-badge')).toHaveLength(3);
    const many = canvas.getByRole('img');
    await expect(many).toHaveTextContent('99+');
    await expect(getComputedStyle(many).direction).toBe('ltr');
  },
};
