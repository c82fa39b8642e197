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
  args: { items: [], value: null, onChange: fn(), onTextChange: fn() },
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

/** Led to the field, people see the page; a press and an arrow open the list. */
export const OpenedByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(input);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    // Still there, and pressed once more
    await userEvent.click(input);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
  },
};

/** A text that names nothing stays when the field is left; the choice before it is gone. */
export const LeftWithOtherText: Story = {
  args: { value: 'tripoli' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'qq');
    await userEvent.tab();
    await expect(args.onTextChange).toHaveBeenLastCalledWith('qq');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('qq');
  },
};

/** A name with a slip in it: the list offers what is spelled almost like it. */
export const NearMatches: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    await userEvent.type(canvas.getByRole('combobox'), isArabic ? 'طرالس' : 'Tripli');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: isArabic ? /طرابلس/u : /Tripoli/u })).toBeVisible(),
    );
  },
};

/** A name that was typed to its end is chosen when the field is left. */
export const TypedToItsEnd: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, globals['locale'] === 'ar' ? 'مصراته' : 'misrata');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('misrata');
    await expect(input).toHaveValue(globals['locale'] === 'ar' ? 'مصراتة' : 'Misrata');
  },
};

/** In a search, Enter sends what was typed. */
export const Search: Story = {
  args: { isSearch: true },
  decorators: [
    (Content) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.setAttribute('data-sent', '');
        }}
      >
        <Content />
      </form>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'qq{Enter}');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('qq');
    await expect(canvasElement.querySelector('form')).toHaveAttribute('data-sent');
  },
};

/** A search elsewhere: names from the list at once, its answer as soon as it comes. */
export const Searched: Story = {
  args: { search: { onType: fn(), found: null } },
  render: function Render(args) {
    const text = useStoryText();
    const locale = useLocale();
    const [typed, setTyped] = useState('');
    const [value, setValue] = useState<string | null>(null);
    const cities = citiesIn(locale);
    // Nobody calls Misrata the city of iron but the search
    const found = typed.length < 4 ? null : cities.filter(({ id }) => id === 'misrata');
    return (
      <div style={{ maxInlineSize: 400, minBlockSize: 400 }}>
        <FormField label={<Say text="city label" />}>
          <Combobox
            {...args}
            items={cities}
            placeholder={text('choose city')}
            value={value}
            onChange={setValue}
            search={{ onType: setTyped, found }}
          />
        </FormField>
      </div>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, isArabic ? 'قق' : 'qq');
    await waitFor(() =>
      expect(screen.getByText(isArabic ? 'جارٍ البحث…' : 'Searching…')).toBeVisible(),
    );
    await userEvent.type(input, isArabic ? 'قق' : 'qq');
    await userEvent.click(
      await screen.findByRole('option', { name: isArabic ? /مصراتة/u : /Misrata/u }),
    );
    await expect(input).toHaveValue(isArabic ? 'مصراتة' : 'Misrata');
  },
};

/** Far down a long page the list is as high as at its top. */
export const FarDown: Story = {
  decorators: [
    (Content) => (
      <div style={{ paddingBlockStart: 2000 }}>
        <Content />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    input.scrollIntoView({ behavior: 'instant', block: 'start' });
    await userEvent.click(input);
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(250));
    // Pictures show the same part of the page
    await userEvent.tab();
    scrollTo({ top: 0, behavior: 'instant' });
  },
};
