import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Colours } from './colours.tsx';

import '../../.storybook/samples.css';

const meta = {
  title: 'Foundations/Colour',
  component: Colours,
  args: { scale: 'blue' },
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Measures every pair that carries text in the shown theme; each is at least 4.5. */
export const Scales: Story = {
  render: () => (
    <>
      {(['blue', 'orange', 'red', 'green', 'amber', 'gray'] as const).map((scale) => (
        <Colours key={scale} scale={scale} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-contrast]')).toHaveLength(18));
    for (const pair of canvasElement.querySelectorAll('[data-contrast]')) {
      await expect(Number(pair.getAttribute('data-contrast'))).toBeGreaterThanOrEqual(4.5);
    }
  },
};

export const One: Story = {};
