import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Sparkline } from '../chart/sparkline.tsx';
import { Money } from '../money/money.tsx';
import { Say, useStoryText } from '../testing/say.tsx';
import { StatTile } from './stat-tile.tsx';

const earned = { ar: 'دخل هذا الشهر', en: 'Earned this month' };
const lastMonth = { ar: 'مقارنة بالشهر الماضي', en: 'against last month' };
const days = [12, 18, 9, 22, 26, 24, 31, 28, 36, 42];

const meta = {
  title: 'Marketplace/Stat tile',
  tags: ['stable'],
  component: StatTile,
  args: {
    label: <Say text={earned} />,
    value: <Money dirham={3_240_000} />,
    change: 0.12,
    hint: <Say text={lastMonth} />,
  },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 320 }}>
        <Content />
      </div>
    ),
  ],
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12.?%/u)).toBeVisible();
  },
};

export const WithChart: Story = {
  render: function Render(args) {
    const text = useStoryText();
    return <StatTile {...args} chart={<Sparkline label={text(earned)} values={days} />} />;
  },
};

/** An increase is bad: the colour follows the meaning, not the arrow. */
export const MoreIsBad: Story = {
  args: {
    label: <Say text={{ ar: 'مواعيد أُلغيت', en: 'Cancelled' }} />,
    value: '7',
    change: 0.4,
    moreIs: 'bad',
  },
};

export const Same: Story = { args: { change: 0 } };

export const Unknown: Story = { args: { value: '--', change: null } };
