import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Primitives/Breadcrumb',
  tags: ['stable'],
  component: Breadcrumb,
  args: {
    crumbs: [
      {
        id: 'home',
        link: (
          <a href="#home">
            <Say text="home page" />
          </a>
        ),
      },
      {
        id: 'services',
        link: (
          <a href="#services">
            <Say text="services" />
          </a>
        ),
      },
    ],
    current: <Say text="cooling" />,
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chevrons point from the whole to the part: to the left in Arabic. */
export const Way: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const chevron = canvasElement.querySelector('.ui-crumb-chevron');
    if (chevron === null) throw new Error('no chevron');
    const turned = getComputedStyle(chevron).transform;
    await expect(turned).toBe(globals['locale'] === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
  },
};

/** A long page name is truncated, its ancestors are not. */
export const Long: Story = { args: { current: <Say text="long sentence" /> } };
