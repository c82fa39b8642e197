import type { ReactNode } from 'react';

export interface SkeletonProps {
  /** Any CSS width. */
  readonly width?: string;
  /** Any CSS height. */
  readonly height?: string;
  readonly shape?: 'block' | 'circle';
}

/** A grey placeholder. Compose several into the shape of the real content. */
export function Skeleton({
  width = '100%',
  height = '1em',
  shape = 'block',
}: SkeletonProps): ReactNode {
  return (
    <span
      className="ui-skeleton"
      data-shape={shape}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
