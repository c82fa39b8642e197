import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Icon } from '../icons/icon.tsx';
import { bellIcon } from '../icons/icons.ts';
import { Say } from '../testing/say.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Primitives/Visually hidden',
  tags: ['stable'],
  component: VisuallyHidden,
  args: { children: <Say text="press me" /> },
  render: (args) => (
    <button type="button" className="ui-icon-button">
      <Icon icon={bellIcon} size={20} />
      <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InButton: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName();
  },
};
