import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

import { call } from '../api/call.ts';
import { useApi } from '../api/use-api.ts';

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
    const view = call('POST /api/stores/{storeId}/views', {
      params: { storeId },
      body: { searchedFor: searchedFor?.slice(0, 100) ?? null },
    });
    // A view that is not counted hurts nobody
    api.request(view).catch(() => undefined);
  }, [api, storeId, searchedFor]);
}
