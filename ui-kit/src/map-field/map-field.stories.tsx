import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { useLocale } from '../provider/ui-context.ts';
import { placesIn } from '../testing/places.ts';
import { Say } from '../testing/say.tsx';
import { MapField } from './map-field.tsx';

const hayAlandalus = { latitude: 32.8751, longitude: 13.12825 };

const meta = {
  title: 'Forms/Map field',
  tags: ['stable'],
  component: MapField,
  args: { value: hayAlandalus, onChange: fn(), places: [] },
  parameters: {
    exceptions: {
      mirror: [
        { selector: '.ui-base-map', reason: 'A map has north above and east on the right.' },
      ],
    },
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const [radius, setRadius] = useState(args.radius);
    return (
      <div style={{ maxInlineSize: 560 }}>
        <FormField label={<Say text={{ ar: 'مكان عملك', en: 'Where you work' }} />}>
          <MapField
            {...args}
            places={placesIn(useLocale())}
            value={value}
            onChange={(point) => {
              setValue(point);
              args.onChange(point);
            }}
            {...(radius !== undefined && { radius, onRadiusChange: setRadius })}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof MapField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Empty: Story = { args: { value: null } };

export const WithRadius: Story = { args: { radius: 6000 } };

/** The arrows follow the compass: the right one is east, in Arabic as well. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const map = canvas.getByRole('application');
    await expect(map).toHaveAccessibleDescription();
    map.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ latitude: hayAlandalus.latitude }),
    );
    const point = canvas.getByRole('textbox');
    const east = Number(String(point.getAttribute('value')).split(', ')[1]);
    await expect(east).toBeGreaterThan(hayAlandalus.longitude);
    await userEvent.keyboard('++{ArrowUp}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** The first key puts the pin into the middle of the visible part. */
export const FirstPin: Story = {
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** From the list of places, found in either script. */
export const FromAPlace: Story = {
  args: { value: null },
  play: async ({ canvas, userEvent, args, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    await userEvent.type(canvas.getByRole('combobox'), isArabic ? 'bengh' : 'بنغازي');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('32.12002, 20.08122');
  },
};

/** Pasted from another map; swapped latitude and longitude are not in Libya. */
export const Coordinates: Story = {
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '13.18733, 32.88743');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/32\.88743/);
    await userEvent.clear(field);
    await userEvent.type(field, '٣٢٫٨٨٧٤٣، ١٣٫١٨٧٣٣');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      latitude: 32.88743,
      longitude: 13.18733,
    });
  },
};

/** Everything works without the map. */
export const ListOnly: Story = { args: { hasMap: false, radius: 10_000 } };

export const Disabled: Story = { args: { disabled: true, radius: 6000 } };
