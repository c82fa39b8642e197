import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Say, useStoryText } from '../testing/say.tsx';
import { Text } from '../text/text.tsx';
import { Tabs } from './tabs.tsx';

const panel = (
  <Text>
    <Say text="long sentence" />
  </Text>
);

const meta = {
  title: 'Primitives/Tabs',
  tags: ['stable'],
  component: Tabs,
  args: {
    label: '',
    onChange: fn(),
    tabs: [
      { id: 'open', label: <Say text={{ ar: 'مفتوحة', en: 'Open' }} />, count: 4, content: panel },
      {
        id: 'agreed',
        label: <Say text={{ ar: 'متفق عليها', en: 'Agreed' }} />,
        count: 120,
        content: <Say text="confirmed" />,
      },
      {
        id: 'done',
        label: <Say text={{ ar: 'منتهية', en: 'Done' }} />,
        count: 0,
        content: <Say text="saved" />,
      },
    ],
  },
  render: function Render(args) {
    const text = useStoryText();
    return <Tabs {...args} label={text('my requests')} />;
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow along the reading direction goes forward: right in English, left in Arabic. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const onward = globals['locale'] === 'ar' ? '{ArrowLeft}' : '{ArrowRight}';
    const [first, second, third] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(onward);
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith('agreed');
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const OneDisabled: Story = {
  args: {
    tabs: [
      { id: 'one', label: <Say text="services" />, content: panel },
      { id: 'two', label: <Say text="stores" />, content: panel, disabled: true },
      { id: 'three', label: <Say text="about" />, content: panel },
    ],
  },
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.tab();
    await userEvent.keyboard(globals['locale'] === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getAllByRole('tab')[2]).toHaveFocus();
  },
};

/** More tabs than fit: the row scrolls, the page does not. */
export const Many: Story = {
  args: {
    tabs: (['plumbing', 'cleaning', 'electrical', 'cooling', 'long action', 'about'] as const).map(
      (id) => ({ id, label: <Say text={id} />, content: panel }),
    ),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.getBoundingClientRect().width).toBeLessThanOrEqual(innerWidth);
  },
};
