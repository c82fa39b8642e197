import { Trans } from '@lingui/react/macro';
import { Button, Callout, Icon, type LineIcon, listIcon, mapIcon, placeIcon } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { DeviceLocation } from '../location/use-device-location.ts';

import './search-results.css';

interface FilterToggleProps {
  readonly icon: LineIcon;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** One filter that is on or off. */
export function FilterToggle({ icon, isOn, onChange, children }: FilterToggleProps): ReactNode {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={isOn}
      iconStart={<Icon icon={icon} size={16} />}
      onClick={() => onChange(!isOn)}
    >
      {children}
    </Button>
  );
}

interface NearMeToggleProps {
  /** Whether the search is around the device. */
  readonly isOn: boolean;
  readonly device: DeviceLocation;
  readonly onLeave: () => void;
}

/** Asks the device where it is, to search around it. */
export function NearMeToggle({ isOn, device, onLeave }: NearMeToggleProps): ReactNode {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-pressed={isOn}
      isLoading={device.isAsking}
      iconStart={<Icon icon={placeIcon} size={16} />}
      onClick={() => {
        if (isOn) onLeave();
        else device.ask();
      }}
    >
      <Trans>Near me</Trans>
    </Button>
  );
}

/** Says why the device is not found; nothing while there is no problem. */
export function DeviceProblem({ problem }: Pick<DeviceLocation, 'problem'>): ReactNode {
  if (problem === null) return null;
  return (
    <Callout tone="waiting" title={<Trans>We don’t know where you are</Trans>}>
      {problem === 'denied' ? (
        <Trans>
          Your browser doesn’t share your location with Osta. Allow it in the browser, or type a
          place.
        </Trans>
      ) : (
        <Trans>Your device couldn’t find your location. Type a place instead.</Trans>
      )}
    </Callout>
  );
}

type ResultView = 'map' | undefined;

interface ViewToggleProps {
  readonly view: ResultView;
  readonly onChange: (view: ResultView) => void;
}

/** Goes between list and map, where there is no room for both. */
export function ViewToggle({ view, onChange }: ViewToggleProps): ReactNode {
  const isMap = view === 'map';
  return (
    <Button
      className="web-result-view"
      variant="secondary"
      iconStart={<Icon icon={isMap ? listIcon : mapIcon} size={18} />}
      onClick={() => onChange(isMap ? undefined : 'map')}
    >
      {isMap ? <Trans>As a list</Trans> : <Trans>As a map</Trans>}
    </Button>
  );
}

interface ResultsProps {
  readonly view: ResultView;
  /** The map; `null` while there is nothing to show on it. */
  readonly side: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** The results as a list beside a map. Where there is no room for both, `view` says which. */
export function Results({ view, side, children }: ResultsProps): ReactNode {
  return (
    <div className="web-results" data-view={view}>
      <div className="web-result-list">{children}</div>
      {side !== null && <div className="web-result-side">{side}</div>}
    </div>
  );
}
