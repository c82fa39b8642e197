import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { type Locale, useLocale } from '../provider/ui-context.ts';
import { professionals } from '../testing/market.ts';
import { placesIn } from '../testing/places.ts';
import { useStoryText } from '../testing/say.tsx';
import { type MapBounds, type MapPin, MapView } from './map-view.tsx';

const selected = fn();
const reached = fn();
const none: readonly MapPin[] = [];

/** The map measures itself before it shows anything. */
const soon = { timeout: 10_000 };

function pinsIn(locale: Locale, crowded: boolean): readonly MapPin[] {
  const shifts = crowded ? [0, 0.004, 0.008] : [0];
  return shifts.flatMap((shift, i) =>
    professionals.map(({ id, name, at, priceFrom }) => ({
      id: i === 0 ? id : `${id}-${i}`,
      label: name[locale],
      latitude: at.latitude + shift,
      longitude: at.longitude + shift * 2,
      price: priceFrom,
      link: <a href={`#${id}`}>{name[locale]}</a>,
    })),
  );
}

interface NearbyProps {
  /** More pins than there is room for: they are clustered. */
  readonly crowded?: boolean;
}

function Nearby({ crowded = false }: NearbyProps): ReactNode {
  const text = useStoryText();
  const locale = useLocale();
  const [selectedId, setSelectedId] = useState<string | null>('salem');
  const title = text({ ar: 'أسطوات قريبين منك', en: 'Professionals near you' });
  // A new list on every render would rebuild the cluster index
  const pins = useMemo(() => pinsIn(locale, crowded), [locale, crowded]);
  return (
    <MapView
      label={title}
      pins={pins}
      selectedId={selectedId}
      onSelect={(id) => {
        selected(id);
        setSelectedId(id);
      }}
      onReach={reached}
      places={placesIn(locale)}
      here={{ latitude: 32.861, longitude: 13.19 }}
    />
  );
}

const meta = {
  title: 'Marketplace/Map',
  tags: ['stable'],
  component: MapView,
  args: { label: '', pins: [], onSelect: fn() },
  render: () => <Nearby />,
} satisfies Meta<typeof MapView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pins are buttons; arrows pan the map, plus and minus zoom it. */
export const Prices: Story = {
  play: async ({ canvasElement, userEvent }) => {
    selected.mockClear();
    reached.mockClear();
    const map = canvasElement.querySelector<HTMLElement>('.ui-map-surface');
    if (map === null) throw new Error('no map');
    await waitFor(() => expect(within(map).getAllByRole('button').length).toBeGreaterThan(3), soon);
    const first = map.querySelector('.ui-map-pin');
    if (first) await userEvent.hover(first);
    await expect(reached).toHaveBeenCalledOnce();
    if (first) await userEvent.click(first);
    await expect(selected).toHaveBeenCalledOnce();
    await expect(map.querySelectorAll('[aria-pressed=true]')).toHaveLength(1);

    const before = first?.getBoundingClientRect().x ?? 0;
    map.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(first?.getBoundingClientRect().x).toBeLessThan(before));
    await userEvent.keyboard('{ArrowLeft}');
  },
};

/** Pins are on their way: the map can be moved meanwhile. */
export const Loading: Story = {
  render: function Render() {
    const locale = useLocale();
    const text = useStoryText();
    return (
      <MapView
        isLoading
        label={text({ ar: 'أسطوات قريبين منك', en: 'Professionals near you' })}
        pins={none}
        onSelect={selected}
        places={placesIn(locale)}
        here={{ latitude: 32.861, longitude: 13.19 }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelectorAll('.ui-map-coming')).toHaveLength(5),
      soon,
    );
  },
};

/** Pins that would overlap are clustered; a press zooms in. */
export const Clusters: Story = {
  render: () => <Nearby crowded />,
  play: async ({ canvasElement, userEvent }) => {
    const clusters = (): HTMLElement[] => [
      ...canvasElement.querySelectorAll<HTMLElement>('.ui-map-cluster'),
    ];
    await waitFor(() => expect(clusters().length).toBeGreaterThan(0), soon);
    const [cluster] = clusters();
    const pins = (): number => canvasElement.querySelectorAll('.ui-map-pin').length;
    const before = pins();
    if (cluster) await userEvent.click(cluster);
    await waitFor(() => expect(pins()).not.toBe(before));
  },
};

/** The same as a list: for those who prefer it, and before any script. */
export const AsAList: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const name = globals['locale'] === 'ar' ? 'قائمة' : 'As a list';
    await userEvent.click(await canvas.findByRole('button', { name }, soon));
    await expect(canvas.getAllByRole('link')).toHaveLength(professionals.length);
  },
};

/** The jobs of a day in order, joined by a line. Stops that are near one another show their numbers together. */
export const Route: Story = {
  render: function Render() {
    const text = useStoryText();
    const locale = useLocale();
    const [selectedId, setSelectedId] = useState<string | null>(null);
    const pins = useMemo(() => {
      const [first, second, third] = pinsIn(locale, false);
      if (!first || !second || !third) throw new Error('no professionals');
      const stops = [first, second, third, { ...first, id: 'again' }];
      return stops.map(({ id, label, latitude, longitude, link }, i) => {
        const stop = i + 1;
        return { id, label, latitude, longitude, link, price: null, stop };
      });
    }, [locale]);
    return (
      <MapView
        isRoute
        label={text({ ar: 'خط سير اليوم', en: 'Route of the day' })}
        pins={pins}
        selectedId={selectedId}
        onSelect={setSelectedId}
        places={placesIn(locale)}
        hasList={false}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const stops = (): string[] =>
      [...canvasElement.querySelectorAll('.ui-map-pin, .ui-map-cluster')]
        .map((stop) => stop.firstChild?.textContent ?? '')
        .toSorted();
    await waitFor(() => expect(stops()).toEqual(['1·4', '2', '3']), soon);
    const line = canvasElement.querySelector('.ui-map-route')?.getAttribute('points');
    await expect(line?.split(' ')).toHaveLength(4);
  },
};

/** Beside a list of the same: no switch, a circle for how far somebody goes, and word of every move. */
export const BesideAList: Story = {
  render: function Render() {
    const text = useStoryText();
    const locale = useLocale();
    const pins = useMemo(() => pinsIn(locale, false).slice(0, 1), [locale]);
    const [part, setPart] = useState<MapBounds | null>(null);
    const [pin] = pins;
    if (pin === undefined) throw new Error('no professional');
    return (
      <>
        <MapView
          label={text({ ar: 'أين يعمل سالم', en: 'Where Salem works' })}
          pins={pins}
          onSelect={selected}
          places={placesIn(locale)}
          area={{ latitude: pin.latitude, longitude: pin.longitude, radius: 12_000 }}
          onMove={setPart}
          hasList={false}
        />
        <output className="ui-visually-hidden">{part?.join(' ')}</output>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const map = canvasElement.querySelector<HTMLElement>('.ui-map-surface');
    if (map === null) throw new Error('no map');
    await waitFor(() => expect(map.querySelector('.ui-map-area')).not.toBeNull(), soon);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    map.focus();
    await userEvent.keyboard('+');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^1[23]\.\d+ 32\.\d+ /u),
    );
  },
};
