import { Trans } from '@lingui/react/macro';
import { withLocale } from '@osta/contracts/locale-path';
import { Button, EmptyState, Ltr, NotFound } from '@osta/ui-kit';
import { Link, useLocation, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { SiteFrame } from './site-frame.tsx';

/** An unknown path, or one that the reader may not see (docs/spec.md §8). */
export function NotFoundPage(): ReactNode {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  // As the reader has typed it
  const path = useLocation({ select: ({ pathname }) => withLocale(pathname, locale) });
  return (
    <div className="web-page web-centered">
      <EmptyState
        titleAs="h1"
        illustration={<NotFound />}
        title={
          <Trans>
            Page not found: <Ltr>{path}</Ltr>
          </Trans>
        }
        description={
          <Trans>The address may be mistyped, or what was here is no longer there.</Trans>
        }
        action={
          <Button asChild>
            <Link to="/">
              <Trans>Back to home</Trans>
            </Link>
          </Button>
        }
      />
    </div>
  );
}

/** The same with a frame, for paths that no route matches. */
export function NotFoundInFrame(): ReactNode {
  return (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  );
}
