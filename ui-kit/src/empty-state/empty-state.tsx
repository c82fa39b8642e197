import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** One of the kit's illustrations. */
  readonly illustration: ReactNode;
  readonly title: ReactNode;
  /** `h1` where the state is the whole page. */
  readonly titleAs?: 'h1' | 'h2' | 'p';
  /** One sentence. */
  readonly description?: ReactNode;
  /** One Button. */
  readonly action?: ReactNode;
  /** `small` inside a panel, `medium` on a page. */
  readonly size?: 'small' | 'medium';
}

/** Shown where a list is empty: a picture, one sentence, one action. */
export function EmptyState({
  illustration,
  title,
  titleAs: Title = 'p',
  description,
  action,
  size = 'medium',
}: EmptyStateProps): ReactNode {
  return (
    <div className="ui-empty-state" data-size={size}>
      <div className="ui-empty-state-picture" aria-hidden="true">
        {illustration}
      </div>
      <Title className="ui-empty-state-title">{title}</Title>
      {description !== undefined && <p className="ui-empty-state-description">{description}</p>}
      {action !== undefined && <div className="ui-empty-state-action">{action}</div>}
    </div>
  );
}
