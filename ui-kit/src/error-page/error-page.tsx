import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import { dress } from '../dress/dress.ts';
import { ErrorState } from '../error-state/error-state.tsx';
import { NotFound } from '../illustrations/not-found.tsx';
import { SomethingBroke } from '../illustrations/something-broke.tsx';
import { Ltr } from '../ltr/ltr.tsx';

export interface ErrorPageProps {
  /** The HTTP status: 404 has its own picture (docs/spec.md §2). */
  readonly status: number;
  /** The requested path; shown for a page that does not exist. */
  readonly path?: string;
  /** Replaces the words for the status. */
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  /** A link element to the home page, with its words inside. */
  readonly homeLink: ReactElement;
  /** A reference that people can quote when they ask for help. */
  readonly reference?: string;
}

/** A full page for an error: what it is, and a link home. */
export function ErrorPage({
  status,
  path,
  title,
  description,
  homeLink,
  reference,
}: ErrorPageProps): ReactNode {
  const isMissing = status === 404;
  return (
    <div className="ui-error-page">
      <ErrorState
        titleAs="h1"
        illustration={isMissing ? <NotFound /> : <SomethingBroke />}
        title={
          title ?? (isMissing ? <Trans>Page not found</Trans> : <Trans>Something went wrong</Trans>)
        }
        description={
          <>
            {isMissing && path !== undefined && <Ltr className="ui-error-page-path">{path}</Ltr>}
            {description ??
              (isMissing ? (
                <Trans>It may have moved, or the address has a mistake.</Trans>
              ) : (
                <Trans>That’s our fault and we’re on it. Try again in a minute.</Trans>
              ))}
          </>
        }
        action={dress(homeLink, {
          className: 'ui-button',
          'data-variant': 'primary',
          'data-size': 'medium',
        })}
      />
      <p className="ui-error-page-status">
        <Ltr>{reference === undefined ? String(status) : `${status} · ${reference}`}</Ltr>
      </p>
    </div>
  );
}
