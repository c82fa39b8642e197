import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import { TimeField } from './time-field.tsx';

const meta = {
  title: 'Forms/Time field',
  tags: ['stable'],
  component: TimeField,
  args: { value: '15:05', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 280 }}>
        <FormField label={<Say text="time label" />}>
          <TimeField
            {...args}
            value={value}
            onChange={(time) => {
              setValue(time);
              args.onChange(time);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hours stand before minutes, from left to right, in Arabic as well. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const [hour, minute] = canvasElement.querySelectorAll('[role="spinbutton"]');
    const hourLeft = hour?.getBoundingClientRect().left ?? 0;
    await expect(minute?.getBoundingClientRect().left).toBeGreaterThan(hourLeft);
  },
};

export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('16:05');
  },
};

export const Empty: Story = { args: { value: null } };
