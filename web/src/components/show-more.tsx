import { Trans } from '@lingui/react/macro';
import { Button } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface ShowMoreProps {
  /** A list that comes page by page, as React Query has it. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** Below a list: fetches its next page. Nothing, where all of it is shown. */
export function ShowMore({
  list: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: ShowMoreProps): ReactNode {
  if (!hasNextPage) return null;
  return (
    <div className="web-more">
      <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  );
}
