import type { Meta, StoryObj } from '@storybook/react-vite';

import { Colours } from './colours.tsx';

const meta = {
  title: 'Foundations/Colour',
  component: Colours,
  args: { scale: 'blue' },
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Blue is the brand, orange the one thing to do, red what went wrong; each text pair ≥ 4.5. */
export const Scales: Story = {
  render: () => (
    <>
      {(['blue', 'orange', 'red', 'green', 'amber', 'gray'] as const).map((scale) => (
        <Colours key={scale} scale={scale} />
      ))}
    </>
  ),
};
