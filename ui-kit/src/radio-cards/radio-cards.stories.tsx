import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Icon } from '../icons/icon.tsx';
import { anyTimeIcon, dayIcon, urgentIcon } from '../icons/icons.ts';
import { Say } from '../testing/say.tsx';
import { RadioCards } from './radio-cards.tsx';

const meta = {
  title: 'Forms/Radio cards',
  tags: ['stable'],
  component: RadioCards,
  args: {
    legend: <Say text="when label" />,
    value: 'flexible',
    onChange: fn(),
    cards: [
      {
        value: 'flexible',
        label: <Say text="flexible" />,
        description: <Say text="flexible what" />,
        icon: <Icon icon={anyTimeIcon} size={22} />,
      },
      {
        value: 'day',
        label: <Say text="fixed day" />,
        description: <Say text="fixed day what" />,
        icon: <Icon icon={dayIcon} size={22} />,
      },
      {
        value: 'urgent',
        label: <Say text="urgent" />,
        description: <Say text="urgent what" />,
        icon: <Icon icon={urgentIcon} size={22} />,
      },
    ],
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RadioCards
        {...args}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          args.onChange(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab reaches the chosen card, arrows move the choice. */
export const OneColumn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [flexible, day] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(flexible).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(day).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('day');
  },
};

export const TwoColumns: Story = { args: { columns: 2 } };

export const ThreeColumns: Story = { args: { columns: 3 } };

/** Times to choose from: as many in a row as fit. */
export const Compact: Story = {
  args: {
    isCompact: true,
    value: 'today',
    cards: [
      {
        value: 'today',
        label: <Say text={{ ar: 'اليوم', en: 'Today' }} />,
        description: <Say text={{ ar: '04:00 م', en: '04:00 PM' }} />,
      },
      {
        value: 'tomorrow',
        label: <Say text={{ ar: 'غدًا', en: 'Tomorrow' }} />,
        description: <Say text={{ ar: '09:00 ص', en: '09:00 AM' }} />,
      },
      { value: 'other', label: <Say text={{ ar: 'موعد آخر', en: 'Another time' }} /> },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const [today, tomorrow] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(today).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tomorrow).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('tomorrow');
  },
};

export const Wrong: Story = {
  args: { value: null, hint: <Say text="when hint" />, error: <Say text="when error" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription();
  },
};
