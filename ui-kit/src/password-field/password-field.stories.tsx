import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Forms/Password field',
  tags: ['stable'],
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

const choosing = {
  autoComplete: 'new-password',
  showsStrength: true,
  ownWords: ['Salem Al-Warfalli'],
  defaultValue: '',
} as const;

/** Length and not being a common password count. The sentence is announced politely. */
export const Strength: Story = {
  args: choosing,
  play: async ({ canvasElement, userEvent }) => {
    const meter = canvasElement.querySelector('.ui-password-meter');
    const words = canvasElement.querySelector('[aria-live="polite"].ui-password-meter-words');
    await userEvent.tab();
    await userEvent.keyboard('P@ssw0rd2026');
    await expect(meter).toHaveAttribute('data-level', '1');
    await expect(words).not.toBeEmptyDOMElement();
    await expect(canvasElement.querySelector('input')).toHaveAccessibleDescription(
      words?.textContent ?? '',
    );
    await userEvent.keyboard('{Control>}a{/Control}three goats on the roof');
    await expect(meter).toHaveAttribute('data-level', '4');
  },
};

export const StrengthPersonal: Story = {
  args: { ...choosing, defaultValue: 'warfalli91' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.ui-password-meter')).toHaveAttribute(
      'data-level',
      '1',
    );
  },
};

export const StrengthFair: Story = { args: { ...choosing, defaultValue: 'kq7 vhdm' } };

export const StrengthGood: Story = { args: { ...choosing, defaultValue: 'kq7 vhdm xo' } };
