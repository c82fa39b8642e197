import { Trans } from '@lingui/react/macro';
import {
  ActionBar,
  Breadcrumb,
  Button,
  CategoryCover,
  EmptySearch,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  placeIcon,
  sendIcon,
  Text,
} from '@osta/ui-kit';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, notFound } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { findService } from '../../catalogue/find-service.ts';
import { usualTermsQuery } from '../../catalogue/usual-terms.queries.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';
import { AskableProfessionals } from '../../professionals/askable-professionals.tsx';
import { professionalsQuery } from '../../professionals/professionals.queries.ts';
import { shownOnService } from './shown-on-service.ts';
import { TradeAnswers } from './trade-answers.tsx';
import { UsualTerms } from './usual-terms.tsx';

import '../../components/chips.css';
import './services.css';

const route = getRouteApi('/_default/services/$id');

/** One service: what it is good for, who does it, and the way to offers. */
export function ServicePage(): ReactNode {
  const { id } = route.useParams();
  const { description, included, questions } = route.useLoaderData();
  const api = useApi();
  const { data: catalogue } = useSuspenseQuery(servicesQuery(api));
  const problemText = useProblemText();
  // Without an answer the page only says less
  const { data: terms } = useQuery(usualTermsQuery(api, id));
  const { data, error, isFetching, refetch } = useQuery(
    professionalsQuery(api, { serviceId: id, limit: shownOnService }),
  );
  const found = findService(catalogue, id);
  // The loader has looked already: only a catalogue of another day could come here
  if (found === null) throw notFound();
  const { category, service } = found;
  const siblings = category.services.filter((other) => other.id !== id);
  const isNobodyThere = data?.items.length === 0;
  const ask = (
    <Button asChild variant="accent" size="large">
      <Link to="/customer/requests/new" search={{ service: id }}>
        <Icon icon={sendIcon} size={20} />
        <Trans>Ask for offers</Trans>
      </Link>
    </Button>
  );

  return (
    <div className="web-page">
      <Breadcrumb
        crumbs={[
          {
            id: 'services',
            link: (
              <Link to="/services">
                <Trans>Services</Trans>
              </Link>
            ),
          },
          {
            id: category.id,
            link: (
              <Link to="/services" hash={category.id}>
                {category.name}
              </Link>
            ),
          },
        ]}
        current={service.name}
      />
      <div className="web-service-head">
        <div className="web-service-words">
          <Heading as="h1">{service.name}</Heading>
          <Text size="large" tone="quiet" isReadingWidth>
            {description}
          </Text>
          <div className="web-actions">
            <div className="web-in-action-bar">{ask}</div>
            <Button asChild variant="secondary" size="large">
              <Link to="/professional/near-by" search={{ service: id }}>
                <Icon icon={placeIcon} size={20} />
                <Trans>See who’s nearby</Trans>
              </Link>
            </Button>
          </div>
        </div>
        <div className="web-service-cover">
          <CategoryCover category={category.icon ?? category.id} />
        </div>
      </div>
      {terms?.usual && <UsualTerms usual={terms.usual} />}
      <section className="web-service-part">
        <Heading as="h2">
          <Trans>Who offers this</Trans>
        </Heading>
        {error !== null && data === undefined ? (
          <ErrorState
            size="small"
            title={<Trans>The professionals couldn’t be loaded</Trans>}
            description={problemText(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : isNobodyThere ? (
          <EmptyState
            size="small"
            illustration={<EmptySearch />}
            title={<Trans>Nobody offers this yet</Trans>}
            description={<Trans>Choose a similar service.</Trans>}
          />
        ) : (
          <AskableProfessionals professionals={data?.items} expected={3} about={{ service: id }} />
        )}
      </section>
      <TradeAnswers included={included} questions={questions} />
      {siblings.length > 0 && (
        <section className="web-service-part">
          <Heading as="h2">
            <Trans>Similar services</Trans>
          </Heading>
          <ul className="web-chips">
            {siblings.map((other) => (
              <li key={other.id}>
                <Link className="web-chip" to="/services/$id" params={{ id: other.id }}>
                  {other.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ActionBar isOnlyOnPhones fact={service.name}>
        {ask}
      </ActionBar>
    </div>
  );
}
