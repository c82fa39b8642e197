import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { favouriteIcon } from '../icons/icons.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { Tooltip } from './tooltip.tsx';

const keep = { ar: 'احفظ المحل في المفضلة', en: 'Keep the store among your favourites' };

const meta = {
  title: 'Primitives/Tooltip',
  tags: ['preview'],
  component: Tooltip,
  args: { content: <Say text={keep} />, children: <span /> },
  render: function Render(args) {
    const text = useStoryText();
    return (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 200 }}>
        <Tooltip {...args}>
          <IconButton label={text(keep)} variant="secondary">
            <Icon icon={favouriteIcon} size={20} />
          </IconButton>
        </Tooltip>
      </div>
    );
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus opens it at once; Escape closes it and the focus stays. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    const bubble = document.querySelector('.ui-tooltip');
    if (bubble === null) throw new Error('no tooltip');
    await expect(getComputedStyle(bubble).direction).toBe(
      globals['locale'] === 'ar' ? 'rtl' : 'ltr',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** `end` is the left in Arabic. */
export const AtTheEnd: Story = {
  args: { side: 'end', content: <Say text="saved" /> },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    const bubble = document.querySelector('.ui-tooltip');
    const button = canvas.getByRole('button').getBoundingClientRect();
    await waitFor(() => {
      const box = bubble?.getBoundingClientRect();
      const isBeside =
        globals['locale'] === 'ar'
          ? (box?.right ?? Infinity) <= button.left
          : (box?.left ?? -Infinity) >= button.right;
      return expect(isBeside).toBe(true);
    });
  },
};

/** Long words wrap and stay on the screen. */
export const Long: Story = {
  args: { content: <Say text="long sentence" /> },
  render: (args) => (
    <div style={{ display: 'flex', minBlockSize: 320, alignItems: 'end' }}>
      <Tooltip {...args}>
        <Button variant="secondary">
          <Say text="press me" />
        </Button>
      </Tooltip>
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await waitFor(() => {
      const box = document.querySelector('.ui-tooltip')?.getBoundingClientRect();
      return expect((box?.left ?? -1) >= 0 && (box?.right ?? Infinity) <= innerWidth).toBe(true);
    });
  },
};
