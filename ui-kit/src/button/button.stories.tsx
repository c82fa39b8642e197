import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Icon } from '../icons/icon.tsx';
import { forwardIcon, sendIcon } from '../icons/icons.ts';
import { Say } from '../testing/say.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Primitives/Button',
  tags: ['stable'],
  component: Button,
  args: { children: <Say text="send request" />, onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Looks: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div
          key={size}
          style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}
        >
          {(['primary', 'accent', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
            <Button {...args} key={variant} size={size} variant={variant} />
          ))}
          <Button {...args} disabled size={size} />
        </div>
      ))}
    </div>
  ),
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** A form is sent once, however often its button is pressed. */
export const LoadingSubmit: Story = {
  args: { type: 'submit', isLoading: true },
  render: (args) => {
    const submit = fn((event: SubmitEvent) => event.preventDefault());
    return (
      <form ref={(form) => form?.addEventListener('submit', submit)} data-testid="form">
        <Button {...args} />
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const sent = fn();
    canvas.getByTestId('form').addEventListener('submit', sent);
    await userEvent.click(canvas.getByRole('button'));
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const WithIcons: Story = {
  args: {
    iconStart: <Icon icon={sendIcon} size={18} />,
    iconEnd: <Icon icon={forwardIcon} size={18} />,
  },
};

export const AsLink: Story = {
  args: {
    asChild: true,
    variant: 'secondary',
    children: (
      <a href="#there">
        <Say text="back home" />
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveClass('ui-button');
  },
};

export const FullWidthLong: Story = {
  args: { isFullWidth: true, children: <Say text="long action" /> },
  decorators: [
    (Content) => (
      <div style={{ inlineSize: 280 }}>
        <Content />
      </div>
    ),
  ],
};
