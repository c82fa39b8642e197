import { Trans } from '@lingui/react/macro';
import { Card, CategoryIcon, ErrorState, Skeleton } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';

const placeholders = Array.from({ length: 15 }, (_, index) => index);

/** Every trade, one card each. */
export function HomeCategories(): ReactNode {
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(servicesQuery(useApi()));
  return (
    <section className="web-section">
      <h2 className="web-section-title">
        <Trans>What can we help you with?</Trans>
      </h2>
      {error !== null && data === undefined ? (
        <ErrorState
          size="small"
          title={<Trans>The services couldn’t be loaded</Trans>}
          description={problemText(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <ul className="web-categories">
          {data === undefined &&
            placeholders.map((key) => (
              <Card key={key} asChild padding="small">
                <li className="web-category">
                  <Skeleton width="52px" height="52px" />
                  <Skeleton width="70%" height="18px" />
                </li>
              </Card>
            ))}
          {data?.categories.map(({ id, name, icon = id }) => (
            <li key={id}>
              <Card asChild padding="small" isInteractive>
                <Link className="web-category" to="/services" hash={id}>
                  <CategoryIcon category={icon} />
                  <span className="web-category-name">{name}</span>
                </Link>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
