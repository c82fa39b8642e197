import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { FormField } from '../form-field/form-field.tsx';
import { useLocale } from '../provider/ui-context.ts';
import { placesIn } from '../testing/places.ts';
import { Say } from '../testing/say.tsx';
import { AreaField } from './area-field.tsx';

const start = { latitude: 32.885, longitude: 13.19 };
const corners = [
  { latitude: 32.9, longitude: 13.05 },
  { latitude: 32.91, longitude: 13.3 },
  { latitude: 32.82, longitude: 13.34 },
  { latitude: 32.8, longitude: 13.1 },
];

const meta = {
  title: 'Forms/Area field',
  tags: ['stable'],
  component: AreaField,
  args: {
    value: corners,
    onChange: fn(),
    start,
    places: [],
    cellsPerDegree: 200,
    stepMeters: 500,
    maxCorners: 24,
  },
  parameters: {
    exceptions: {
      mirror: [
        { selector: '.ui-base-map', reason: 'A map has north above and east on the right.' },
      ],
    },
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxInlineSize: 560 }}>
        <FormField
          label={<Say text={{ ar: 'المنطقة التي تعمل فيها', en: 'The area where you work' }} />}
        >
          <AreaField
            {...args}
            places={placesIn(useLocale())}
            value={value}
            onChange={(changed) => {
              setValue(changed);
              args.onChange(changed);
            }}
          />
        </FormField>
      </div>
    );
  },
} satisfies Meta<typeof AreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

export const Empty: Story = { args: { value: [] } };

/** Two edges cross: they are red. */
export const Crossing: Story = {
  args: { value: corners.toSpliced(1, 2, ...corners.slice(1, 3).toReversed()), wrongEdges: [0, 2] },
};

export const Disabled: Story = { args: { disabled: true } };

/** The arrows follow the compass: the right one is east, in Arabic as well. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [, second] = canvas.getAllByRole('button', { pressed: false });
    second?.focus();
    await expect(second).toHaveAccessibleDescription();
    await userEvent.keyboard('{ArrowRight}');
    const moved = { latitude: 32.91, longitude: 13.305 };
    await expect(args.onChange).toHaveBeenLastCalledWith(corners.with(1, moved));
    await userEvent.keyboard('{Enter}');
    const between = { latitude: 32.865, longitude: 13.325 };
    const added = corners.with(1, moved).toSpliced(2, 0, between);
    await expect(args.onChange).toHaveBeenLastCalledWith(added);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-corner', '2'));
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(corners.with(1, moved));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(added);
  },
};

/** From nothing, without a pointer. */
export const FromASquare: Story = {
  args: { value: [] },
  play: async ({ canvas, userEvent, args }) => {
    const begin = canvas
      .getAllByRole('button')
      .find((button) => button.className.includes('ui-button'));
    if (begin) await userEvent.click(begin);
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { latitude: 32.965, longitude: 13.11 },
      { latitude: 32.965, longitude: 13.27 },
      { latitude: 32.805, longitude: 13.27 },
      { latitude: 32.805, longitude: 13.11 },
    ]);
  },
};
