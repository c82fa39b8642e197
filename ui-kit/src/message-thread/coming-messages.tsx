import type { ReactNode } from 'react';

import { Skeleton } from '../skeleton/skeleton.tsx';

/** The other person's messages and the reader's own, by width and height. */
const shapes = [
  { isMine: false, width: '58%', height: '64px' },
  { isMine: false, width: '36%', height: '44px' },
  { isMine: true, width: '48%', height: '64px' },
  { isMine: false, width: '64%', height: '88px' },
  { isMine: true, width: '30%', height: '44px' },
] as const;

/** Placeholders in the shape of a conversation. */
export function ComingMessages(): ReactNode {
  return (
    <div aria-hidden="true">
      {shapes.map(({ isMine, width, height }) => (
        <div
          className="ui-thread-row ui-thread-coming"
          data-mine={isMine || undefined}
          key={`${width} ${height}`}
        >
          {!isMine && <Skeleton width="32px" height="32px" shape="circle" />}
          <Skeleton width={width} height={height} />
        </div>
      ))}
    </div>
  );
}
