import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Icon } from '../icons/icon.tsx';
import { refreshIcon } from '../icons/icons.ts';
import { SomethingBroke } from '../illustrations/something-broke.tsx';

export interface ErrorStateProps {
  /** Says what failed. */
  readonly title: ReactNode;
  /** `h1` where the error is the whole page. */
  readonly titleAs?: 'h1' | 'h2' | 'p';
  /** What to do next, in one sentence. */
  readonly description?: ReactNode;
  /** Shows a button that tries again. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Replaces the retry button: for example a link home. */
  readonly action?: ReactNode;
  /** Replaces the picture of something broken. */
  readonly illustration?: ReactNode;
  readonly size?: 'small' | 'medium';
}

/** Shown where loading failed: what failed, and what can be done. */
export function ErrorState({
  title,
  titleAs = 'p',
  description,
  onRetry,
  isRetrying = false,
  action,
  illustration,
  size = 'medium',
}: ErrorStateProps): ReactNode {
  const retry = onRetry !== undefined && (
    <Button
      variant="secondary"
      size={size === 'small' ? 'small' : 'medium'}
      iconStart={<Icon icon={refreshIcon} size={18} />}
      isLoading={isRetrying}
      onClick={onRetry}
    >
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        illustration={illustration ?? <SomethingBroke />}
        title={title}
        titleAs={titleAs}
        description={description}
        action={action ?? (retry || undefined)}
        size={size}
      />
    </div>
  );
}
