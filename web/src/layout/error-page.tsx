import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Button, ErrorState, Icon, NotFound, refreshIcon } from '@osta/ui-kit';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useContentArrived } from '../hydration/content-arrival.ts';
import { useProblemText } from '../problem/use-problem-text.ts';
import { PageRefusal } from '../validation/page-refusal.ts';
import { refusalTitle } from './refusal-title.ts';

interface RefusedPageProps {
  readonly refusal: PageRefusal;
}

/** The page of a route's refusal: its own message, and a link home. */
function RefusedPage({ refusal: { status, words } }: RefusedPageProps): ReactNode {
  const { i18n } = useLingui();
  return (
    <div className="web-page web-centered">
      <ErrorState
        titleAs="h1"
        {...(status === 404 && { illustration: <NotFound /> })}
        title={refusalTitle(status, i18n)}
        {...(words !== null && { description: i18n._(words) })}
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

/** Replaces a page that failed (docs/spec.md §8): what failed, retry, or home. */
export function ErrorPage({ error, reset }: ErrorComponentProps): ReactNode {
  useContentArrived();
  const router = useRouter();
  const problemText = useProblemText();

  async function retry(): Promise<void> {
    await router.invalidate();
    reset();
  }

  if (error instanceof PageRefusal) return <RefusedPage refusal={error} />;
  return (
    <div className="web-page web-centered">
      <ErrorState
        titleAs="h1"
        title={<Trans>Something went wrong</Trans>}
        description={problemText(error)}
        action={
          <div className="web-actions">
            <Button iconStart={<Icon icon={refreshIcon} size={18} />} onClick={() => void retry()}>
              <Trans>Try again</Trans>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/">
                <Trans>Back to home</Trans>
              </Link>
            </Button>
          </div>
        }
      />
    </div>
  );
}
