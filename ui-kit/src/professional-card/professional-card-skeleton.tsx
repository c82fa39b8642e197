import type { ReactNode } from 'react';

import { Card } from '../card/card.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** The placeholder of a `ProfessionalCard`, in its shape. */
export function ProfessionalCardSkeleton(): ReactNode {
  return (
    <Card className="ui-professional-card" aria-hidden="true">
      <div className="ui-professional-card-head">
        <Skeleton shape="circle" width="56px" height="56px" />
        <div className="ui-professional-card-who ui-professional-card-lines">
          <Skeleton width="60%" height="20px" />
          <Skeleton width="40%" height="16px" />
          <Skeleton width="50%" height="16px" />
        </div>
      </div>
      <Skeleton width="100%" height="18px" />
      <Skeleton width="60%" height="28px" />
      <Skeleton width="80%" height="18px" />
      <div className="ui-professional-card-foot">
        <Skeleton width="100%" height="44px" />
      </div>
    </Card>
  );
}
