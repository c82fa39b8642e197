import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { useFieldMessage } from '../field-messages/use-field-message.ts';
import { FormField } from '../form-field/form-field.tsx';
import { useDirection } from '../provider/ui-context.ts';
import { Say } from '../testing/say.tsx';
import { RatingInput, type StarCount } from './rating-input.tsx';

const label = <Say text={{ ar: 'كيف كان شغل سالم؟', en: 'How was Salem’s work?' }} />;

const meta = {
  title: 'Forms/Rating input',
  tags: ['preview'],
  component: RatingInput,
  args: { value: null, onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState<StarCount | null>(args.value);
    return (
      <div data-direction={useDirection()}>
        <FormField label={label}>
          <RatingInput
            {...args}
            value={value}
            onChange={(stars) => {
              setValue(stars);
              args.onChange(stars);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unrated: Story = {};

export const Rated: Story = { args: { value: 4 } };

/** The arrow along the text gives one more star, in both directions. */
export const ByKeyboard: Story = {
  args: { value: 3 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const isRtl = canvasElement.querySelector('[data-direction="rtl"]') !== null;
    const [on, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio')[2]).toHaveFocus();
    await userEvent.keyboard(`{${on}}{${on}}{${on}}`);
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getAllByRole('radio')[4]).toHaveFocus();
    await userEvent.keyboard(`{${back}}`);
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

export const ByMouse: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const second = canvas.getAllByRole('radio')[1];
    if (second === undefined) throw new Error('five stars');
    await userEvent.click(second);
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

export const Wrong: Story = {
  render: function Render(args) {
    const message = useFieldMessage();
    return (
      <FormField label={label} required error={message({ code: 'required' })}>
        <RatingInput {...args} />
      </FormField>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription();
  },
};

export const Disabled: Story = { args: { value: 5, disabled: true } };
