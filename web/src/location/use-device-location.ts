import type { GeoPoint } from '@osta/ui-kit';
import { useState } from 'react';

/** Why the device gives no location. */
export type LocationProblem = 'denied' | 'unknown';

export interface DeviceLocation {
  readonly isAsking: boolean;
  readonly problem: LocationProblem | null;
  /** Asks the visitor, and then the device. Nothing is asked before this is called. */
  readonly ask: () => void;
}

/** Asks for the location of the device when the visitor wants it; `onFound` gets the exact point. */
export function useDeviceLocation(onFound: (point: GeoPoint) => void): DeviceLocation {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<LocationProblem | null>(null);

  function ask(): void {
    setIsAsking(true);
    setProblem(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setIsAsking(false);
        onFound({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => {
        setIsAsking(false);
        setProblem(code === PERMISSION_DENIED ? 'denied' : 'unknown');
      },
      { maximumAge: 300_000, timeout: 15_000 },
    );
  }
  return { isAsking, problem, ask };
}
