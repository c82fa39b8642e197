import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say, useStoryText } from '../testing/say.tsx';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Primitives/Progress',
  tags: ['stable'],
  component: Progress,
  args: {
    label: <Say text={{ ar: 'نرفع صور الشغل', en: 'Sending the photos' }} />,
    value: 0.4,
  },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 420 }}>
        <Content />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills from the inline start. */
export const Known: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('value', '0.4');
    await expect(bar).toHaveAccessibleName();
    const fill = canvasElement.querySelector('.ui-progress-fill')?.getBoundingClientRect();
    const track = canvasElement.querySelector('.ui-progress-track')?.getBoundingClientRect();
    if (globals['locale'] === 'ar') await expect(fill?.right).toBeCloseTo(track?.right ?? 0, 0);
    else await expect(fill?.left).toBeCloseTo(track?.left ?? 0, 0);
  },
};

export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};

export const InWords: Story = {
  render: function Render(args) {
    const text = useStoryText();
    return (
      <Progress
        {...args}
        color="green"
        value={0.6}
        valueText={text({ ar: '3 صور من 5', en: '3 of 5 photos' })}
      />
    );
  },
};

/** Values are limited to 0 and 1. */
export const TooMuch: Story = {
  args: { value: 1.7, label: <Say text="long action" />, color: 'red' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '1');
  },
};
