import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Icon } from '../icons/icon.tsx';
import { favouriteIcon } from '../icons/icons.ts';
import { useStoryText } from '../testing/say.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Primitives/Icon button',
  tags: ['stable'],
  component: IconButton,
  args: { label: '', children: <Icon icon={favouriteIcon} size={20} />, onClick: fn() },
  render: function Render(args) {
    const text = useStoryText();
    return <IconButton {...args} label={text('saved')} />;
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button')).toHaveAccessibleName();
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Small: Story = { args: { size: 'small' } };

export const Disabled: Story = { args: { disabled: true } };
