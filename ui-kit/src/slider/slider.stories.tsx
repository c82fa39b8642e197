import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { formatDistance } from '../formats/format-number.ts';
import { useDirection, useLocale } from '../provider/ui-context.ts';
import { Say } from '../testing/say.tsx';
import { Slider } from './slider.tsx';

const meta = {
  title: 'Forms/Slider',
  tags: ['stable'],
  component: Slider,
  args: { value: 10_000, onChange: fn(), min: 1000, max: 50_000, step: 1000 },
  render: function Render(args) {
    const locale = useLocale();
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 400 }} data-direction={useDirection()}>
        <FormField label={<Say text={{ ar: 'نطاق العمل', en: 'How far you travel' }} />}>
          <Slider
            {...args}
            value={value}
            describe={(meters) => formatDistance(meters, locale, 'dropped')}
            onChange={(meters) => {
              setValue(meters);
              args.onChange(meters);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};

/** The arrow towards the larger end increases the value: the left one in Arabic. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const isRtl = canvasElement.querySelector('[data-direction="rtl"]') !== null;
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAccessibleName();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext');
    await expect(slider).toHaveValue('10000');
    await expect(getComputedStyle(slider).direction).toBe(isRtl ? 'rtl' : 'ltr');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AtTheEnd: Story = { args: { value: 50_000 } };

export const AtTheStart: Story = { args: { value: 1000 } };

export const Disabled: Story = { args: { disabled: true } };
