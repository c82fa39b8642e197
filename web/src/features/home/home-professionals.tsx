import { Trans } from '@lingui/react/macro';
import { Button, ErrorState, forwardIcon, Icon } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { AskableProfessionals } from '../../professionals/askable-professionals.tsx';
import { professionalsQuery } from '../../professionals/professionals.queries.ts';
import { shownAtHome } from './shown-at-home.ts';

/** Some professionals who can be asked right now. */
export function HomeProfessionals(): ReactNode {
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(
    professionalsQuery(useApi(), { limit: shownAtHome }),
  );
  // Without any professionals this section is hidden
  if (data?.items.length === 0) return null;
  return (
    <section className="web-section">
      <div className="web-section-head">
        <h2 className="web-section-title">
          <Trans>Professionals you can ask today</Trans>
        </h2>
        <Button asChild variant="ghost" size="small">
          <Link to="/professional/near-by">
            <Trans>See all</Trans>
            <Icon icon={forwardIcon} size={18} />
          </Link>
        </Button>
      </div>
      {error !== null && data === undefined ? (
        <ErrorState
          size="small"
          title={<Trans>The professionals couldn’t be loaded</Trans>}
          description={problemText(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <AskableProfessionals professionals={data?.items} expected={shownAtHome} />
      )}
    </section>
  );
}
