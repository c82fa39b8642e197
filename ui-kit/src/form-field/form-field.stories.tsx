import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Say } from '../testing/say.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormField } from './form-field.tsx';

const meta = {
  title: 'Forms/Form field',
  tags: ['stable'],
  component: FormField,
  args: {
    label: <Say text="email label" />,
    children: <TextField type="email" isLtr />,
  },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 400 }}>
        <Content />
      </div>
    ),
  ],
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'salem@osta.test');
    await expect(canvas.getByRole('textbox')).toHaveValue('salem@osta.test');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName();
  },
};

export const Hint: Story = {
  args: { hint: <Say text="email hint" />, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription();
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const Wrong: Story = {
  args: {
    hint: <Say text="email hint" />,
    error: <Say text="email error" />,
    children: <TextField type="email" isLtr defaultValue="salem.osta" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/@/);
  },
};

export const Optional: Story = {
  args: { isOptional: true, label: <Say text="name label" />, children: <TextField /> },
};

export const HiddenLabel: Story = {
  args: { hidesLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName();
  },
};
