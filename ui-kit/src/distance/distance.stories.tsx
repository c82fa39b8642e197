import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { CoarseDistance } from './coarse-distance.tsx';
import { Distance } from './distance.tsx';

const meta = {
  title: 'Formats/Distance',
  tags: ['stable'],
  component: Distance,
  args: { meters: 850 },
} satisfies Meta<typeof Distance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals['locale'] === 'ar' ? /850 مترًا/ : '850 m')).toBeVisible();
  },
};

/** The Arabic decimal comma stays between its digits. */
export const Far: Story = {
  args: { meters: 3300 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals['locale'] === 'ar' ? /3,3 كم/ : '3.3 km')).toBeVisible();
  },
};

/** A limit that somebody has set is a round number. */
export const Limit: Story = {
  args: { meters: 20_000, emptyDecimals: 'dropped' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals['locale'] === 'ar' ? /^20 كم/ : '20 km')).toBeVisible();
  },
};

export const InASentence: Story = {
  args: { meters: 1240 },
  render: (args) => (
    <p>
      <Say text={{ ar: 'سالم على بعد', en: 'Salem is' }} /> <Distance {...args} />{' '}
      <Say text={{ ar: 'منك.', en: 'away from you.' }} />
    </p>
  ),
};

/** To a professional: where they start from is rounded to 500 m. */
export const Coarse: Story = {
  render: () => (
    <p>
      <CoarseDistance meters={240} /> · <CoarseDistance meters={1240} />
    </p>
  ),
  play: async ({ canvas, globals }) => {
    const words = globals['locale'] === 'ar' ? /أقل من 500 متر/ : /under 500 m/;
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

export const AtTheEdge: Story = {
  args: { meters: 999.6 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(globals['locale'] === 'ar' ? /1,0 كم/ : '1.0 km')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { meters: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--')).toBeVisible();
  },
};
