import { Trans } from '@lingui/react/macro';
import { Button, EmptySearch, EmptyState } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { NearBySearch } from '../../professionals/near-by-search.ts';

interface NobodyFoundProps {
  readonly order: NearBySearch['sort'];
  readonly onLeaveOrder: () => void;
  /** Whether professionals were looked for by what they say of themselves. */
  readonly isByWords: boolean;
  readonly onLeaveWords: () => void;
}

/** The empty list. Some orders leave out those who have no rating, no price or no free time. */
export function NobodyFound({
  order,
  onLeaveOrder,
  isByWords,
  onLeaveWords,
}: NobodyFoundProps): ReactNode {
  const leavesNobodyOut = order === undefined || order === 'distance' || order === 'experience';
  if (leavesNobodyOut && isByWords) {
    return (
      <EmptyState
        illustration={<EmptySearch />}
        title={<Trans>No professional has this in their words</Trans>}
        description={
          <Trans>
            We looked at their names, the line below them, and what they call their services.
          </Trans>
        }
        action={
          <Button variant="secondary" onClick={onLeaveWords}>
            <Trans>All professionals</Trans>
          </Button>
        }
      />
    );
  }
  if (leavesNobodyOut) {
    return (
      <EmptyState
        illustration={<EmptySearch />}
        title={<Trans>Nobody offers this yet</Trans>}
        description={<Trans>Try a service that is close to it, or leave the place open.</Trans>}
      />
    );
  }
  const titles = {
    free: <Trans>Nobody here can be booked online in the next six weeks</Trans>,
    price: <Trans>Nobody here has given a price</Trans>,
    rating: <Trans>Nobody here has been rated yet</Trans>,
  };
  return (
    <EmptyState
      illustration={<EmptySearch />}
      title={titles[order]}
      description={<Trans>There may be others: look at them in the usual order.</Trans>}
      action={
        <Button variant="secondary" onClick={onLeaveOrder}>
          <Trans>Show all</Trans>
        </Button>
      }
    />
  );
}
