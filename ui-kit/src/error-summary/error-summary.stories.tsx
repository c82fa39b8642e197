import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Forms/Error summary',
  tags: ['stable'],
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'email', message: <Say text="email error" /> },
      { fieldId: 'price', message: <Say text="price required" /> },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const None: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/**
 * A failed submit moves the focus to the first invalid field and keeps the summary in sight; a link
 * leads to its own.
 */
export const InForm: Story = {
  render: function Render(args) {
    const [submits, setSubmits] = useState(0);
    return (
      <form
        noValidate
        style={{ display: 'grid', gap: 20, maxInlineSize: 440 }}
        onSubmit={(event) => {
          event.preventDefault();
          setSubmits(submits + 1);
        }}
      >
        <ErrorSummary errors={submits === 0 ? [] : args.errors} submitCount={submits} />
        <FormField
          id="email"
          label={<Say text="email label" />}
          error={submits > 0 && <Say text="email error" />}
        >
          <TextField isLtr />
        </FormField>
        <FormField
          id="price"
          label={<Say text="price label" />}
          error={submits > 0 && <Say text="price required" />}
        >
          <TextField isLtr />
        </FormField>
        <Button type="submit">
          <Say text="send request" />
        </Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
    await waitFor(async () => {
      const { top, bottom } = canvas.getByRole('alert').getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
    });
    const [, second] = canvas.getAllByRole('link');
    if (second) await userEvent.click(second);
    await expect(canvas.getAllByRole('textbox')[1]).toHaveFocus();
  },
};
