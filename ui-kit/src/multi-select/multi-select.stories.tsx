import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { useDirection, useLocale } from '../provider/ui-context.ts';
import { citiesIn } from '../testing/cities.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { MultiSelect } from './multi-select.tsx';

const meta = {
  title: 'Forms/Multi-select',
  tags: ['stable'],
  component: MultiSelect,
  args: { items: [], value: ['tripoli', 'zawiya'], onChange: fn() },
  render: function Render(args) {
    const text = useStoryText();
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 400, minBlockSize: 420 }} data-direction={useDirection()}>
        <FormField label={<Say text={{ ar: 'المدن اللي تشتغل فيها', en: 'Cities you work in' }} />}>
          <MultiSelect
            {...args}
            items={citiesIn(useLocale())}
            placeholder={text({ ar: 'أضف مدينة', en: 'Add a city' })}
            value={value}
            onChange={(ids) => {
              setValue(ids);
              args.onChange(ids);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const None: Story = {
  args: { value: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Found in either script; choosing an item again removes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, isArabic ? 'misr' : 'مصراته');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tripoli', 'zawiya', 'misrata']);
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** A spelling that nothing has offers what is close to it. */
export const SpelledOtherwise: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    await userEvent.type(canvas.getByRole('combobox'), isArabic ? 'مسراتة' : 'Misurata');
    await screen.findByText(isArabic ? /تقصد/ : /Did you mean/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tripoli', 'zawiya', 'misrata']);
    await userEvent.keyboard('{Escape}');
  },
};

/** Backspace in the empty field goes to the last item, Delete removes it. */
export const TakenAway: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    input.focus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Backspace}');
    const remove = canvas.getByRole('button', { name: /(?:Remove|حذف) (?:Zawiya|الزاوية)/ });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tripoli']);
    await expect(input).toHaveFocus();
  },
};

export const Full: Story = { args: { value: ['tripoli', 'zawiya', 'khoms'], maxChosen: 3 } };

export const Disabled: Story = { args: { disabled: true } };
