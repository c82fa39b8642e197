import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { useFieldMessage } from '../field-messages/use-field-message.ts';
import { useLocale } from '../provider/ui-context.ts';
import { citiesIn } from '../testing/cities.ts';
import { placesIn } from '../testing/places.ts';
import { Say } from '../testing/say.tsx';
import { AddressField } from './address-field.tsx';
import { type Address, emptyAddress } from './address.ts';

const filled: Address = {
  city: 'tripoli',
  area: 'm-hay-alandalus',
  landmark: 'مقابل جامع القدس، العمارة البيضاء',
  street: '',
  house: 'الدور الثاني، شقة 6',
};

const meta = {
  title: 'Forms/Address field',
  tags: ['preview'],
  component: AddressField,
  args: {
    legend: <Say text={{ ar: 'وين الشغل؟', en: 'Where is the work?' }} />,
    value: filled,
    onChange: fn(),
    cities: [],
    areas: [],
    id: 'address',
  },
  render: function Render(args) {
    const locale = useLocale();
    const [value, setValue] = useState(args.value);
    const areas = placesIn(locale)
      .filter(({ rank }) => rank >= 3)
      .map(({ id, name, keywords = [] }) => ({ id, label: name, keywords }));
    return (
      <div style={{ maxInlineSize: 640 }}>
        <AddressField
          {...args}
          cities={citiesIn(locale)}
          areas={value.city === 'tripoli' ? areas : []}
          value={value}
          onChange={(address) => {
            setValue(address);
            args.onChange(address);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof AddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = {
  args: { value: emptyAddress },
  play: async ({ canvas }) => {
    const [city, area] = canvas.getAllByRole('combobox');
    await expect(city).toBeEnabled();
    await expect(city).toBeRequired();
    await expect(area).toBeDisabled();
    await expect(canvas.getByRole('group')).toHaveAccessibleName();
  },
};

/** A neighbourhood belongs to its city: choosing another city clears it. */
export const AnotherCity: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [city] = canvas.getAllByRole('combobox');
    if (city === undefined) throw new Error('no city');
    await userEvent.clear(city);
    await userEvent.type(city, 'misr');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...filled,
      city: 'misrata',
      area: null,
    });
  },
};

export const Wrong: Story = {
  args: { value: emptyAddress },
  render: function Render(args) {
    const message = useFieldMessage()({ code: 'required' });
    return (
      <div style={{ maxInlineSize: 640 }}>
        <AddressField
          {...args}
          cities={citiesIn(useLocale())}
          errors={{ city: message, area: message, landmark: message }}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const [landmark, street] = canvas.getAllByRole('textbox');
    await expect(landmark).toBeInvalid();
    await expect(landmark).toHaveAttribute('id', 'address-landmark');
    await expect(street).toBeValid();
  },
};

export const Disabled: Story = { args: { disabled: true } };
