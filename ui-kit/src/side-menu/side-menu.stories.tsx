import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { Logo } from '../logo/logo.tsx';
import { Say, useStoryText } from '../testing/say.tsx';
import { SideMenu } from './side-menu.tsx';

const meta = {
  title: 'Marketplace/Side menu',
  tags: ['stable'],
  component: SideMenu,
  // In a frame of its own: inline it would cover the docs page
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    label: '',
    isOpen: true,
    onClose: fn(),
    header: <Logo />,
    children: (
      <>
        <a className="ui-side-menu-entry" href="#home" aria-current="page">
          <Say text="home page" />
        </a>
        <a className="ui-side-menu-entry" href="#services">
          <Say text="services" />
        </a>
      </>
    ),
  },
  render: function Render(args) {
    const text = useStoryText();
    return (
      <div style={{ minBlockSize: 480 }}>
        <SideMenu {...args} label={text('home page')} />
      </div>
    );
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A press beside it closes it. */
export const PressedOutside: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    const overlay = document.querySelector('.ui-side-menu-overlay');
    if (overlay) await userEvent.click(overlay);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
