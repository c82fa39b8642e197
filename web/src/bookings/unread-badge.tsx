import { Plural } from '@lingui/react/macro';
import { Badge } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../api/use-api.ts';
import { unreadMessagesQuery } from './messages.queries.ts';

/** Returns how many messages of a booking the reader has not read; 0 while unknown. */
export function useUnreadMessages(): (bookingId: string) => number {
  const { data } = useQuery(unreadMessagesQuery(useApi()));
  return (bookingId) => data?.items.find((each) => each.bookingId === bookingId)?.unread ?? 0;
}

/** Says how many messages are new. */
export function UnreadBadge({ count }: { readonly count: number }): ReactNode {
  return (
    <Badge color="blue">
      <Plural value={count} one="# new message" other="# new messages" />
    </Badge>
  );
}
