import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Icon } from '../icons/icon.tsx';
import { filterIcon } from '../icons/icons.ts';
import { OpenedStory } from '../testing/opened-story.tsx';
import { Say } from '../testing/say.tsx';
import { Text } from '../text/text.tsx';
import { Drawer } from './drawer.tsx';

const filter = { ar: 'صفِّ النتائج', en: 'Filter the results' };

const meta = {
  title: 'Primitives/Drawer',
  tags: ['preview'],
  component: Drawer,
  // In a frame of its own: inline it would cover the docs page
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: <Say text={filter} />,
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        {(['plumbing', 'cleaning', 'electrical', 'cooling'] as const).map((trade) => (
          <Checkbox key={trade} label={<Say text={trade} />} />
        ))}
      </div>
    ),
    footer: (
      <Button isFullWidth>
        <Say text={{ ar: 'عرض 24 مهنيًا', en: 'Show 24 professionals' }} />
      </Button>
    ),
  },
  render: (args) => (
    <OpenedStory
      args={args}
      button={<Say text={filter} />}
      icon={<Icon icon={filterIcon} size={18} />}
      height={480}
    >
      {(opening) => <Drawer {...args} {...opening} />}
    </OpenedStory>
  ),
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the distance in px of the drawer from that side of the window. */
function gapAt(side: 'left' | 'right', drawer: HTMLElement): number {
  const { left, right } = drawer.getBoundingClientRect();
  return Math.round(side === 'left' ? left : document.documentElement.clientWidth - right);
}

/** From the inline end: the right in English, the left in Arabic. */
export const End: Story = {
  play: async ({ globals }) => {
    const drawer = await screen.findByRole('dialog');
    const isRtl = globals['locale'] === 'ar';
    await expect(drawer.clientHeight).toBe(innerHeight);
    await waitFor(() => expect(gapAt(isRtl ? 'left' : 'right', drawer)).toBe(0));
  },
};

/** From the inline start. */
export const Start: Story = {
  args: { side: 'start', size: 'small' },
  play: async ({ globals }) => {
    const drawer = await screen.findByRole('dialog');
    const isRtl = globals['locale'] === 'ar';
    await waitFor(() => expect(gapAt(isRtl ? 'right' : 'left', drawer)).toBe(0));
  },
};

export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Long: Story = {
  args: {
    description: <Say text="callout text" />,
    children: Array.from({ length: 24 }, (_, place) => (
      <Text key={place}>
        <Say text="accept what" />
      </Text>
    )),
  },
};
