import type { ReactNode } from 'react';

import { Skeleton } from '../skeleton/skeleton.tsx';

const rows = [0, 1, 2, 3];

/** Four placeholders in the shape of NotificationItem. */
export function NotificationSkeleton(): ReactNode {
  return (
    <div aria-hidden="true">
      {rows.map((row) => (
        <div className="ui-notification-skeleton" key={row}>
          <Skeleton width="40px" height="40px" />
          <div className="ui-notification-skeleton-lines">
            <Skeleton width="100%" height="14px" />
            <Skeleton width={row % 2 === 0 ? '60%' : '40%'} height="14px" />
            <Skeleton width="80px" height="12px" />
          </div>
        </div>
      ))}
    </div>
  );
}
