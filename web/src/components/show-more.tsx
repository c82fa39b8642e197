import { Trans } from '@lingui/react/macro';
import { Button } from '@osta/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';

import { useCarriedPart } from '../carried/use-carried.ts';

interface ShowMoreProps {
  /** A paged list, as React Query returns it. */
  readonly list: {
    readonly data: { readonly pages: readonly unknown[] } | undefined;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/**
 * Loads the next page of a list; hidden when all of it is shown. In the other language the same
 * number of pages is shown.
 */
export function ShowMore({
  list: { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
}: ShowMoreProps): ReactNode {
  const shown = data?.pages.length ?? 0;
  const [wanted, setWanted] = useState(0);
  useCarriedPart('pages-shown', shown, (kept) => setWanted(Number(kept)));

  const isOneMissing = shown < wanted && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isOneMissing && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage, isOneMissing]);

  if (!hasNextPage) return null;
  return (
    <div className="web-more">
      <Button
        variant="secondary"
        isLoading={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        <Trans>Show more</Trans>
      </Button>
    </div>
  );
}
