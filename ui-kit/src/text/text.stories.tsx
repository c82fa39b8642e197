import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Primitives/Text',
  tags: ['stable'],
  component: Text,
  args: { children: <Say text="long sentence" /> },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['large', 'medium', 'small', 'tiny'] as const).map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </div>
  ),
};

export const Tones: Story = {
  args: { children: <Say text="request saved" /> },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {(['plain', 'quiet', 'good', 'danger'] as const).map((tone) => (
        <Text {...args} key={tone} tone={tone} />
      ))}
      <Text {...args} weight="medium" />
      <Text {...args} weight="bold" />
    </div>
  ),
};

/** Clamped to two lines with an ellipsis; the full text is one press away. */
export const Clamped: Story = {
  args: { lines: 2 },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 300 }}>
        <Content />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('.ui-text');
    if (!(text instanceof HTMLElement)) throw new Error('no text');
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.clientHeight / lineHeight)).toBe(2);
  },
};

/** Pasted text without spaces; the page keeps its width. */
export const Unbroken: Story = {
  args: { children: `https://osta.test/${'requests-'.repeat(24)}2026` },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('.ui-text');
    await expect(text?.scrollWidth).toBeLessThanOrEqual(text?.clientWidth ?? 0);
  },
};

/** Both scripts and a number in one line. */
export const Mixed: Story = {
  args: {
    children: (
      <Say
        text={{
          ar: 'سالم يستعمل قطع Grohe و Ideal Standard، والضمان 12 شهر.',
          en: 'Salem (سالم الورفلي) fits Grohe and Ideal Standard, with 12 months of guarantee.',
        }}
      />
    ),
  },
};

export const AsLabel: Story = {
  args: {
    asChild: true,
    weight: 'medium',
    children: (
      <span data-testid="own">
        <Say text="confirmed" />
      </span>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('own')).toHaveClass('ui-text');
  },
};
