import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FieldStory } from '../testing/field-story.tsx';
import { Say } from '../testing/say.tsx';
import { EmailField } from './email-field.tsx';

const meta = {
  title: 'Forms/Email field',
  tags: ['preview'],
  component: EmailField,
  args: { value: '', onChange: fn() },
  render: (args) => (
    <FieldStory
      label={<Say text="email label" />}
      hint={<Say text="email hint" />}
      initial={args.value}
      onChange={args.onChange}
      width={400}
    >
      {(field) => <EmailField {...args} {...field} />}
    </FieldStory>
  ),
} satisfies Meta<typeof EmailField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'salem.al-warfalli@osta.test' } };

/** Phones add a space after an address; the field removes it. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('salem@osta.test ');
    await expect(args.onChange).toHaveBeenLastCalledWith('salem@osta.test', null);
    await expect(canvas.getByRole('textbox')).toHaveValue('salem@osta.test');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};

export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'salem@osta');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription();
  },
};

export const Disabled: Story = { args: { value: 'salem@osta.test', disabled: true } };
