import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Callout } from '../callout/callout.tsx';
import { Say } from '../testing/say.tsx';
import { ReviewForm } from './review-form.tsx';

const meta = {
  title: 'Marketplace/Review form',
  tags: ['stable'],
  component: ReviewForm,
  args: {
    question: <Say text={{ ar: 'كيف كان شغل سالم؟', en: 'How was Salem’s work?' }} />,
    hint: (
      <Say
        text={{
          ar: 'يظهر التقييم بعد أن يقيّم الطرفان، أو بعد سبعة أيام.',
          en: 'It’s shown once both of you have written, or after seven days.',
        }}
      />
    ),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

/** Without stars nothing is sent: the form says so, and leads there. Words are not required. */
export const WithoutStars: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [, , , fourth] = canvas.getAllByRole('radio');
    if (!fourth) throw new Error('no fourth star');
    await userEvent.click(fourth);
    await userEvent.type(canvas.getByRole('textbox'), ' شغل نظيف ');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ stars: 4, text: 'شغل نظيف' });
  },
};

export const Sending: Story = { args: { isSubmitting: true } };

export const Refused: Story = {
  args: {
    children: (
      <Callout tone="danger">
        <Say text={{ ar: 'انتهت مدة التقييم.', en: 'The time for reviews is over.' }} />
      </Callout>
    ),
  },
};
