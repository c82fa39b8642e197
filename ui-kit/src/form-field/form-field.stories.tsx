import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Combobox } from '../combobox/combobox.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { Select } from '../select/select.tsx';
import { TagInput } from '../tag-input/tag-input.tsx';
import { cutLetters, deepLetters } from '../testing/cut-letters.ts';
import { Say } from '../testing/say.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormField } from './form-field.tsx';

const meta = {
  title: 'Forms/Form field',
  tags: ['stable'],
  component: FormField,
  args: {
    label: <Say text="email label" />,
    children: <TextField type="email" isLtr />,
  },
  decorators: [
    (Content) => (
      <div style={{ maxInlineSize: 400 }}>
        <Content />
      </div>
    ),
  ],
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'salem@osta.test');
    await expect(canvas.getByRole('textbox')).toHaveValue('salem@osta.test');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName();
  },
};

export const Hint: Story = {
  args: { hint: <Say text="email hint" />, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription();
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const Wrong: Story = {
  args: {
    hint: <Say text="email hint" />,
    error: <Say text="email error" />,
    children: <TextField type="email" isLtr defaultValue="salem.osta" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/@/);
  },
};

export const Optional: Story = {
  args: { isOptional: true, label: <Say text="name label" />, children: <TextField /> },
};

export const HiddenLabel: Story = {
  args: { hidesLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName();
  },
};

const town = { id: 'town', label: deepLetters };

/** Every kind of one-line field shows Arabic letters whole, also the dots of a final yeh. */
export const WholeLetters: Story = {
  render: function Render() {
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <FormField label={<Say text="name label" />}>
          <TextField defaultValue={deepLetters} />
        </FormField>
        <FormField label={<Say text="city label" />}>
          <Select options={[{ value: town.id, label: town.label }]} defaultValue={town.id} />
        </FormField>
        <FormField label={<Say text="city label" />}>
          <Combobox items={[town]} value={town.id} onChange={fn()} />
        </FormField>
        <FormField label={<Say text="city label" />}>
          <MultiSelect items={[town]} value={[]} onChange={fn()} placeholder={deepLetters} />
        </FormField>
        <FormField label={<Say text="city label" />}>
          <TagInput value={[]} onChange={fn()} placeholder={deepLetters} />
        </FormField>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll('.ui-text-field-input')];
    await expect(fields).toHaveLength(5);
    for (const field of fields) await expect(await cutLetters(field)).toBeLessThanOrEqual(0);
  },
};
