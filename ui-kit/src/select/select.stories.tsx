import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { useLocale } from '../provider/ui-context.ts';
import { citiesIn } from '../testing/cities.ts';
import { Say, useStoryText } from '../testing/say.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  tags: ['stable'],
  component: Select,
  args: { options: [], onChange: fn() },
  render: function Render(args) {
    const text = useStoryText();
    const options = citiesIn(useLocale()).map(({ id, label }) => ({ value: id, label }));
    return (
      <div style={{ maxInlineSize: 400 }}>
        <FormField label={<Say text="city label" />}>
          <Select {...args} options={options} placeholder={text('choose city')} />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'misrata');
    await expect(select).toHaveValue('misrata');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { defaultValue: 'benghazi' } };

export const Disabled: Story = { args: { defaultValue: 'tripoli', disabled: true } };
