import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { useLocale } from '../provider/ui-context.ts';
import { citiesIn } from '../testing/cities.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { Combobox } from './combobox.tsx';

const meta = {
  title: 'Forms/Combobox',
  tags: ['stable'],
  component: Combobox,
  args: { items: [], value: null, onChange: fn() },
  render: function Render(args) {
    const text = useStoryText();
    const locale = useLocale();
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 400, minBlockSize: 400 }}>
        <FormField label={<Say text="city label" />}>
          <Combobox
            {...args}
            items={citiesIn(locale)}
            placeholder={text('choose city')}
            value={value}
            onChange={(id) => {
              setValue(id);
              args.onChange(id);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {};

export const Chosen: Story = {
  args: { value: 'misrata' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue(
      globals['locale'] === 'ar' ? 'مصراتة' : 'Misrata',
    );
  },
};

/** Found by the name in the other script, with ha for ta marbuta, by keyboard alone. */
export const FoundInEitherScript: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, isArabic ? 'misr' : 'مصراته');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('misrata');
    await expect(input).toHaveValue(isArabic ? 'مصراتة' : 'Misrata');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() =>
      expect(
        screen.getByText(globals['locale'] === 'ar' ? 'لم نجد شيئًا' : 'Nothing found'),
      ).toBeVisible(),
    );
  },
};

/** On blur, text that was typed but not chosen is replaced by the chosen item. */
export const Left: Story = {
  args: { value: 'tripoli' },
  play: async ({ canvas, userEvent, globals }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'qq');
    await userEvent.tab();
    const isArabic = globals['locale'] === 'ar';
    await waitFor(() => expect(input).toHaveValue(isArabic ? 'طرابلس' : 'Tripoli'));
  },
};
