import { Trans } from '@lingui/react/macro';
import { Button, ErrorState, MessageThread, type MessageThreadProps } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { useProblemText } from '../../../problem/use-problem-text.ts';

interface PagedThreadProps extends Omit<MessageThreadProps, 'isLoading' | 'start'> {
  /** The pages of a conversation, as React Query returns them. */
  readonly list: {
    readonly data: object | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => Promise<unknown>;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** A conversation that is loaded from its end, page by page. */
export function PagedThread({ list, ...thread }: PagedThreadProps): ReactNode {
  const problemText = useProblemText();
  if (list.data === undefined && list.error !== null) {
    return (
      <ErrorState
        size="small"
        title={<Trans>The messages couldn’t be loaded</Trans>}
        description={problemText(list.error)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  return (
    <MessageThread
      {...thread}
      isLoading={list.data === undefined}
      {...(list.hasNextPage && {
        start: (
          <Button
            size="small"
            variant="ghost"
            isLoading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            <Trans>Earlier messages</Trans>
          </Button>
        ),
      })}
    />
  );
}
