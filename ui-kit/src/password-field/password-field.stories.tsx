import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  component: PasswordField,
  args: { autoComplete: 'current-password', defaultValue: 'osta-demo-1' },
  decorators: [
    (Content) => (
      <form style={{ maxInlineSize: 400 }}>
        <FormField label={<Say text="password label" />}>
          <Content />
        </FormField>
      </form>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input')).toHaveAttribute('type', 'password');
  },
};

export const Revealed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('input')).toHaveAttribute('type', 'text');
  },
};
