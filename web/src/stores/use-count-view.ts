import type { CountViewRequest } from '@osta/contracts/store/analytics-api';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useApi } from '../api/use-api.ts';
import { storePath } from './stores.queries.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** On the page of a store: what was searched for when it was found. */
    storeSearch?: string;
  }
}

/** Tells the store that its page is looked at. The server counts a visitor once a day, and keeps nobody. */
export function useCountView(storeId: string): void {
  const api = useApi();
  const searchedFor = useLocation({ select: ({ state }) => state.storeSearch ?? null });
  useEffect(() => {
    const view: CountViewRequest = { searchedFor: searchedFor?.slice(0, 100) ?? null };
    // A view that is not counted hurts nobody
    api.send('POST', `${storePath(storeId)}/views`, view).catch(() => undefined);
  }, [api, storeId, searchedFor]);
}
