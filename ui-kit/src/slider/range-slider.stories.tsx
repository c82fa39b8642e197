import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { formatMoney } from '../formats/format-number.ts';
import { useLocale } from '../provider/ui-context.ts';
import { Say } from '../testing/say.tsx';
import { RangeSlider } from './range-slider.tsx';

const meta = {
  title: 'Forms/Range slider',
  tags: ['stable'],
  component: RangeSlider,
  args: {
    value: { from: 80_000, to: 250_000 },
    onChange: fn(),
    min: 0,
    max: 500_000,
    step: 10_000,
  },
  render: function Render(args) {
    const locale = useLocale();
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 400 }}>
        <FormField label={<Say text="budget label" />}>
          <RangeSlider
            {...args}
            value={value}
            describe={(dirham) => formatMoney(dirham, locale, 'dropped')}
            onChange={(range) => {
              setValue(range);
              args.onChange(range);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const [from, to] = canvas.getAllByRole('slider');
    await expect(canvas.getByRole('group')).toHaveAccessibleName();
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await expect(from).toHaveAccessibleName();
    await userEvent.tab();
    await expect(to).toHaveFocus();
    await expect(to).toHaveAccessibleName();
  },
};

/** Dragged past the other thumb, a thumb stops beside it. */
export const CannotCross: Story = {
  play: async ({ canvas, args }) => {
    const [from, to] = canvas.getAllByRole('slider');
    if (from === undefined || to === undefined) throw new Error('two ends');
    await fireEvent.change(from, { target: { value: '400000' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 250_000, to: 250_000 });
    await fireEvent.change(to, { target: { value: '100000' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 250_000, to: 250_000 });
  },
};

export const Everything: Story = { args: { value: { from: 0, to: 500_000 } } };

/** With both thumbs at the maximum, the one that can still move is on top. */
export const BothAtTheEnd: Story = { args: { value: { from: 500_000, to: 500_000 } } };

export const Disabled: Story = { args: { disabled: true } };
