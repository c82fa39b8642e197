import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { Say } from '../testing/say.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { FieldProblem } from './field-problem.ts';
import { useFieldMessage } from './use-field-message.ts';

interface CatalogueProps {
  readonly problems: readonly FieldProblem[];
}

/** Every message under a field, as a form shows it. */
function Catalogue({ problems }: CatalogueProps): ReactNode {
  const message = useFieldMessage();
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 400 }}>
      {problems.map((problem, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <FormField key={place} label={<Say text="name label" />} error={message(problem)}>
          <TextField />
        </FormField>
      ))}
    </div>
  );
}

const meta = {
  title: 'Forms/Messages',
  tags: ['stable'],
  component: Catalogue,
  args: {
    problems: [
      { code: 'required' },
      { code: 'email' },
      { code: 'number' },
      { code: 'integer' },
      { code: 'max-length', max: 200 },
      { code: 'min-length', min: 3 },
      { code: 'format' },
    ],
  },
} satisfies Meta<typeof Catalogue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seven: Story = {
  play: async ({ canvas, globals }) => {
    const english = [
      'This field is required',
      'Please enter a valid email',
      'This field can only contain numbers',
      'This field can only contain integer values',
      'You must enter a maximum of 200 characters',
      'You must enter a minimum of 3 characters',
      'Invalid format',
    ];
    const arabic = [
      'هذه الخانة مطلوبة',
      'اكتب بريدًا إلكترونيًا صحيحًا',
      'هذه الخانة تقبل أرقامًا فقط',
      'هذه الخانة تقبل أعدادًا صحيحة فقط',
      'اكتب 200 حرف على الأكثر',
      'اكتب 3 أحرف على الأقل',
      'الصيغة غير صحيحة',
    ];
    for (const words of globals['locale'] === 'ar' ? arabic : english) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription();
    }
  },
};

/** One, two, a few and many characters: Arabic has a form for each. */
export const Counted: Story = {
  args: {
    problems: [1, 2, 5, 11, 100].map((max) => ({ code: 'max-length' as const, max })),
  },
};
