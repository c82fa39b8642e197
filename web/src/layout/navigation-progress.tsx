import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A thin bar on top while the next page is loading; visible only when that takes a while. */
export function NavigationProgress(): ReactNode {
  const isLoading = useRouterState({ select: ({ isLoading: loading }) => loading });
  return (
    <div className="web-navigation-progress" data-active={isLoading || undefined} aria-hidden />
  );
}
