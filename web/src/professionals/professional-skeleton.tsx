import { Card, Skeleton } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface ProfessionalSkeletonsProps {
  readonly count: number;
}

/** Placeholder cards of professionals. */
export function ProfessionalSkeletons({ count }: ProfessionalSkeletonsProps): ReactNode {
  return Array.from({ length: count }, (_, index) => (
    <Card key={index} aria-hidden="true">
      <div className="web-professional">
        <Skeleton width="56px" height="56px" />
        <div className="web-professional-words web-skeleton-lines">
          <Skeleton width="60%" height="18px" />
          <Skeleton width="40%" height="14px" />
          <Skeleton width="100%" height="16px" />
          <Skeleton width="70%" height="14px" />
        </div>
      </div>
    </Card>
  ));
}
