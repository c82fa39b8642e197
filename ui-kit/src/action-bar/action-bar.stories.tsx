import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { FormField } from '../form-field/form-field.tsx';
import { PriceTag } from '../price-tag/price-tag.tsx';
import { Say } from '../testing/say.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ActionBar } from './action-bar.tsx';

const meta = {
  title: 'Marketplace/Action bar',
  tags: ['stable'],
  component: ActionBar,
  // In a frame of its own: it stays at the edge of the screen
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    fact: <PriceTag price={{ kind: 'from', dirham: 45_000 }} />,
    children: (
      <Button variant="accent">
        <Say text="send request" />
      </Button>
    ),
  },
  decorators: [
    (Content) => (
      <form style={{ display: 'grid', gap: 20, maxInlineSize: 440 }}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((id) => (
          <FormField key={id} label={<Say text="name label" />}>
            <TextField />
          </FormField>
        ))}
        <Content />
      </form>
    ),
  ],
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A Tab through the page never leads below the bar (WCAG 2.4.11). */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(innerHeight - button.getBoundingClientRect().bottom).toBeLessThan(40);
    for (const field of canvas.getAllByRole('textbox')) {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      field.scrollIntoView({ behavior: 'instant', block: 'nearest' });
      const { bottom } = field.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    }
    // Pictures show the same part of the page
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const WithoutFact: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { fact: undefined },
};

/** From 768 px on the button stands in the page, without the fact. */
export const Wide: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(canvasElement.querySelector('.ui-action-bar-fact')).not.toBeVisible();
  },
};
