import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { portrait } from '../testing/portrait.ts';
import { useStoryText } from '../testing/say.tsx';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Primitives/Avatar',
  tags: ['stable'],
  component: Avatar,
  args: { name: '' },
  render: function Render(args) {
    const text = useStoryText();
    const name = args.name === '' ? text('person one') : args.name;
    return <Avatar {...args} name={name} label={name} />;
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arabic initials stand side by side and do not join into a word. */
export const Initials: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute(
      'data-initials',
      globals['locale'] === 'ar' ? 'س\u2009و' : 'SW',
    );
  },
};

export const Sizes: Story = {
  render: function Render(args) {
    const text = useStoryText();
    return (
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Avatar {...args} name={text('person one')} size="small" />
        <Avatar {...args} name={text('person two')} size="medium" />
        <Avatar {...args} name={text('person three')} size="large" />
        <Avatar {...args} name={text('stores')} size="huge" />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const [small, medium] = canvasElement.querySelectorAll('.ui-avatar');
    await expect(small?.getAttribute('data-initials')).toHaveLength(1);
    await expect(medium?.getAttribute('data-initials')?.length).toBeGreaterThan(1);
  },
};

export const Image: Story = { args: { imageUrl: portrait, size: 'large' } };

/** A picture that cannot be loaded is replaced by the initials (docs/spec.md §4). */
export const BrokenImage: Story = {
  args: { imageUrl: 'data:image/png;base64,AAAA', size: 'large' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const Nameless: Story = { args: { name: '?' } };
