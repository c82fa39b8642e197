import { type ReactNode, Suspense, useState } from 'react';

import { useIsInSight } from './use-is-in-sight.ts';

/** In px: a map is loaded a screen of a phone before it is reached. */
const aScreen = 800;

interface NearSightProps {
  /** Of the place, which keeps its size while it is empty. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Shows its content once the reader comes near: what is heavy is not loaded for those who do not. */
export function NearSight({ className, children }: NearSightProps): ReactNode {
  const [ref, isNear] = useIsInSight(aScreen);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  return (
    <div className={className} ref={ref}>
      {wasNear && <Suspense>{children}</Suspense>}
    </div>
  );
}
