import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import Supercluster from 'supercluster';

import { BaseMap } from '../base-map/base-map.tsx';
import { boundsOf, placeInView, seenBounds, widthAt, zoomOf } from '../base-map/map-view.ts';
import type { NamedPlace } from '../base-map/named-place.ts';
import type { GeoPoint, MapPoint } from '../base-map/projection.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { addIcon, lessIcon, listIcon, mapIcon } from '../icons/icons.ts';
import { Money } from '../money/money.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { edgesOf, type MapArea, MapDrawing } from './map-drawing.tsx';
import { useMapGestures } from './use-map-gestures.ts';

import './map-view.css';

export interface MapPin extends GeoPoint {
  readonly id: string;
  /** Names the pin for screen readers. */
  readonly label: string;
  /** Shown on the pin, in integer dirham; null shows a dot. */
  readonly price: number | null;
  /** Shown on the pin in place of a price: its number in a route. */
  readonly stop?: number;
  /** A link element with its words inside, for the list that replaces the map. */
  readonly link: ReactElement;
}

export interface MapViewProps {
  /** Names the map for screen readers. */
  readonly label: string;
  readonly pins: readonly MapPin[];
  readonly selectedId?: string | null;
  readonly onSelect: (id: string) => void;
  /** Called with the pin that a pointer or the focus has come to: what is listed beside the map can show it. */
  readonly onReach?: (id: string) => void;
  /** Named where there is room, in the language of the page. */
  readonly places?: readonly NamedPlace[];
  /** The visitor's position. */
  readonly here?: GeoPoint;
  /** Drawn below the pins: how far somebody goes. */
  readonly area?: MapArea;
  /** Joins the pins by straight lines, in the order given. */
  readonly isRoute?: boolean;
  /** Called with the visible part when the visitor has moved the map. */
  readonly onMove?: (part: MapBounds) => void;
  /** Whether a list can replace the map. `false` where the page lists the same beside it. */
  readonly hasList?: boolean;
  /** Shows placeholders while there are no pins yet. Pins that are being renewed stay. */
  readonly isLoading?: boolean;
  /** Below the pins: a card of the selected one. */
  readonly card?: ReactNode;
}

/** West, south, east and north in degrees. */
export type MapBounds = readonly [west: number, south: number, east: number, north: number];

const zoomStep = 1.6;
/** Pins that are still one cluster beyond this zoom are at one point. */
const closestZoom = 15;

type Grouped = { readonly cluster: true } | MapPin;

/** Returns how much of the map a pin or a cluster covers, in pixels, with the ring of a focus. */
function coverOf(properties: Grouped): { readonly width: number; readonly height: number } {
  if ('cluster' in properties) return { width: 50, height: 50 };
  if (properties.stop !== undefined) return { width: 42, height: 42 };
  return properties.price === null ? { width: 30, height: 30 } : { width: 98, height: 40 };
}

/** Returns the numbers of the stops in a cluster, `1·3`; `undefined` where its pins are no stops. */
function stopsOf(leaves: readonly { readonly properties: MapPin }[]): string | undefined {
  const stops = leaves.flatMap(({ properties: { stop } }) => stop ?? []);
  return stops.length === 0 ? undefined : stops.toSorted((a, b) => a - b).join('·');
}

/** Places of the placeholders while pins are loading, in percent of the map. */
const coming = [
  { x: 24, y: 30 },
  { x: 62, y: 22 },
  { x: 44, y: 52 },
  { x: 74, y: 62 },
  { x: 30, y: 74 },
] as const;

const noPins: readonly MapPin[] = [];
const noPlaces: readonly NamedPlace[] = [];

/**
 * Prices on a map of Libya that is drawn from the kit's own data: no tiles, no network. Overlapping
 * pins are clustered. Before any script, and for those who prefer it, it is a list.
 */
export function MapView({
  label,
  pins,
  selectedId = null,
  onSelect,
  onReach,
  places = noPlaces,
  here,
  area,
  isRoute = false,
  onMove,
  hasList = true,
  isLoading = false,
  card,
}: MapViewProps): ReactNode {
  const { t } = useLingui();
  const hintId = useId();
  const [isList, setIsList] = useState(false);
  const surface = useRef<HTMLDivElement>(null);
  const edges = area === undefined ? [] : edgesOf(area);
  const { size, view, isMoved, setView, zoomBy, handlers } = useMapGestures(
    surface,
    // Until pins come, the map shows where the visitor is
    pins.length === 0 && here !== undefined ? [here] : [...pins, ...edges],
  );
  const [west, south, east, north] = size === null ? [] : seenBounds(view, size);
  useEffect(() => {
    if (!isMoved || west === undefined || south === undefined) return;
    if (east !== undefined && north !== undefined) onMove?.([west, south, east, north]);
  }, [onMove, isMoved, west, south, east, north]);
  const index = useMemo(
    () =>
      new Supercluster<MapPin>({ radius: 56, maxZoom: closestZoom }).load(
        pins.map((pin) => ({
          type: 'Feature',
          properties: pin,
          geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
        })),
      ),
    [pins],
  );
  /** Returns the pin after the selected one in a cluster; the first if none of it is selected. */
  const nextIn = (clusterId: number, id: string | null): string => {
    const ids = index.getLeaves(clusterId, Infinity).map(({ properties }) => properties.id);
    return ids[(ids.indexOf(id ?? '') + 1) % ids.length] ?? '';
  };
  const isReady = size !== null && !isList;
  const isComing = isLoading && pins.length === 0;
  const groups = isReady
    ? index.getClusters(boundsOf(view, size), Math.floor(zoomOf(view, size.width)))
    : [];
  const pixelsAt = (point: GeoPoint): MapPoint => {
    if (size === null) return { x: 0, y: 0 };
    const { x, y } = placeInView(point, view, size.width / size.height);
    return { x: Math.round(x * size.width), y: Math.round(y * size.height) };
  };
  const at = (longitude: number, latitude: number): string => {
    const { x, y } = pixelsAt({ longitude, latitude });
    return `${x}px ${y}px`;
  };
  const covers = groups.map(({ properties, geometry }) => {
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const { x, y } = pixelsAt({ longitude, latitude });
    const box = coverOf(properties);
    return { ...box, x: x - box.width / 2, y: y - box.height / 2 };
  });
  if (here !== undefined) {
    const { x, y } = pixelsAt(here);
    covers.push({ x: x - 18, y: y - 18, width: 36, height: 36 });
  }
  return (
    <section
      className="ui-map"
      aria-label={label}
      aria-busy={isLoading || undefined}
      data-list={isList || undefined}
    >
      <div
        className="ui-map-surface"
        ref={surface}
        dir="ltr"
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is walked with the arrow keys
        tabIndex={isReady ? 0 : -1}
        hidden={isList}
        {...handlers}
      >
        {isReady && (
          <BaseMap
            view={view}
            size={size}
            places={places}
            covers={covers}
            drawing={
              <MapDrawing {...(area !== undefined && { area })} line={isRoute ? pins : noPins} />
            }
          >
            {here !== undefined && (
              <span
                className="ui-map-here"
                style={{ translate: at(here.longitude, here.latitude) }}
              />
            )}
            {isComing &&
              coming.map(({ x, y }) => (
                <span
                  className="ui-map-coming"
                  key={x}
                  style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
                >
                  <Skeleton width="88px" height="32px" />
                </span>
              ))}
            {groups.map(({ properties, geometry }) => {
              const [longitude = 0, latitude = 0] = geometry.coordinates;
              if ('cluster' in properties) {
                const { cluster_id: clusterId, point_count: count } = properties;
                const zoom = index.getClusterExpansionZoom(clusterId);
                // Pins at one point stay together however close the map is
                const isOnePoint = zoom > closestZoom;
                return (
                  <button
                    type="button"
                    className="ui-map-cluster"
                    key={`cluster ${clusterId}`}
                    style={{ translate: at(longitude, latitude) }}
                    onClick={() => {
                      if (isOnePoint) onSelect(nextIn(clusterId, selectedId));
                      else
                        setView({
                          center: { longitude, latitude },
                          width: widthAt(zoom + 0.2, size.width),
                        });
                    }}
                  >
                    {stopsOf(index.getLeaves(clusterId, Infinity)) ?? count}
                    <span className="ui-visually-hidden">
                      {' '}
                      {isOnePoint ? t`here, show the next one` : t`here, zoom in`}
                    </span>
                  </button>
                );
              }
              const { id, label: name, price, stop } = properties;
              return (
                <button
                  type="button"
                  className="ui-map-pin"
                  key={id}
                  data-dot={(price === null && stop === undefined) || undefined}
                  data-stop={stop !== undefined || undefined}
                  style={{ translate: at(longitude, latitude) }}
                  aria-pressed={id === selectedId}
                  onClick={() => onSelect(id)}
                  onPointerEnter={() => onReach?.(id)}
                  onFocus={() => onReach?.(id)}
                >
                  {stop ?? (price !== null && <Money dirham={price} isCompact />)}
                  <span className="ui-visually-hidden"> {name}</span>
                </button>
              );
            })}
          </BaseMap>
        )}
      </div>
      {!isReady && hasList && (
        <ul className="ui-map-list">
          {isComing &&
            coming.map(({ x }) => (
              <li key={x} aria-hidden="true">
                <Skeleton width="40%" height="22px" />
                <Skeleton width="64px" height="22px" />
              </li>
            ))}
          {pins.map(({ id, link, price }) => (
            <li key={id} data-selected={id === selectedId || undefined}>
              {link}
              <Money dirham={price} />
            </li>
          ))}
        </ul>
      )}
      {isReady && (
        <div className="ui-map-zoom">
          <IconButton
            label={t`Zoom in`}
            size="small"
            variant="secondary"
            onClick={() => zoomBy(zoomStep)}
          >
            <Icon icon={addIcon} size={18} />
          </IconButton>
          <IconButton
            label={t`Zoom out`}
            size="small"
            variant="secondary"
            onClick={() => zoomBy(1 / zoomStep)}
          >
            <Icon icon={lessIcon} size={18} />
          </IconButton>
        </div>
      )}
      {size !== null && hasList && (
        <div className="ui-map-switch">
          <Button
            variant="secondary"
            size="small"
            iconStart={
              isList ? <Icon icon={mapIcon} size={16} /> : <Icon icon={listIcon} size={16} />
            }
            onClick={() => setIsList(!isList)}
          >
            {isList ? <Trans>As a map</Trans> : <Trans>As a list</Trans>}
          </Button>
        </div>
      )}
      {card !== undefined && <div className="ui-map-card">{card}</div>}
      <p className="ui-visually-hidden" id={hintId}>
        <Trans>Pan with the arrow keys; zoom with plus and minus.</Trans>
      </p>
    </section>
  );
}
