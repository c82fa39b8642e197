import { Trans, useLingui } from '@lingui/react/macro';
import {
  ActionBar,
  Avatar,
  Breadcrumb,
  Button,
  Card,
  CategoryCover,
  CategoryIcon,
  Distance,
  Gallery,
  Heading,
  Icon,
  OpeningHours,
  PriceTag,
  ProfessionalFacts,
  ProfessionalStanding,
  sendIcon,
  Text,
} from '@osta/ui-kit';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { NearSight } from '../../components/near-sight.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import { aboutSearch } from '../../professionals/about-search.ts';
import { CheckedDocuments } from '../../professionals/checked-documents.tsx';
import { languageNames } from '../../professionals/language-names.ts';
import { nearBySearch } from '../../professionals/near-by-search.ts';
import { publicOfferingsQuery } from '../../professionals/offerings.queries.ts';
import { PresenceBadge } from '../../professionals/professional-badges.tsx';
import { professionalFacts } from '../../professionals/professional-facts.ts';
import { foundProfessionalQuery } from '../../professionals/professionals.queries.ts';
import { profileFilter } from '../../professionals/profile-search.ts';
import { workPicture } from '../../professionals/work-picture.ts';
import { PublicReviews } from '../../reviews/public-reviews.tsx';
import { useMe } from '../../session/use-me.ts';
import { openingWeek, otherHours } from '../../stores/opening-week.ts';
import { OfferedServices } from './offered-services.tsx';
import { ProfessionalNumbers } from './professional-numbers.tsx';
import { PublicCommitments } from './public-commitments.tsx';

import '../../components/chips.css';
import './public-profile.css';

const route = getRouteApi('/_default/professional/profile/$id/public');

/** Few are on a break: only their pages load what says so. */
const PausedProfile = lazy(async () => ({
  default: (await import('./paused-profile.tsx')).PausedProfile,
}));
/** The map is loaded after the words. */
const AreaMap = lazy(async () => ({ default: (await import('./area-map.tsx')).AreaMap }));

/** A professional's public profile, with a link to ask for an offer. */
export function PublicProfilePage(): ReactNode {
  const { id } = route.useParams();
  const search = route.useSearch();
  const about = aboutSearch({ ...search });
  const me = useMe();
  const api = useApi();
  const { data: professional, dataUpdatedAt } = useSuspenseQuery(
    foundProfessionalQuery(api, id, profileFilter(search)),
  );
  const { data: catalogue } = useSuspenseQuery(servicesQuery(api));
  const { data: offered } = useQuery(publicOfferingsQuery(api, id));
  const { i18n, t } = useLingui();
  const { paused, committedAt, equipments } = professional;
  // Nobody asks themselves, or somebody who takes nothing new
  const asks = me?.id !== id && paused === null;
  const { fullName, avatarUrl, headline, categories, area, pictures, hours, open } = professional;
  const now = new Date(dataUpdatedAt);
  const languages = professional.languages.map((each) => i18n._(languageNames[each])).join(' · ');
  const { facts, price } = professionalFacts(professional);
  const placeName = professional.place.name;
  const trades = catalogue.categories.filter((trade) =>
    categories.some((one) => one.id === trade.id),
  );
  const ask = (
    <Button asChild variant="accent" size="large">
      <Link to="/customer/requests/new" search={{ ...about, professional: id }}>
        <Icon icon={sendIcon} size={20} />
        <Trans>Ask for an offer</Trans>
      </Link>
    </Button>
  );

  return (
    <div className="web-page" data-in-turn="">
      <Breadcrumb
        crumbs={[
          {
            id: 'near-by',
            link: (
              <Link to="/professional/near-by" search={nearBySearch({ ...search })}>
                <Trans>Professionals</Trans>
              </Link>
            ),
          },
        ]}
        current={<bdi>{fullName}</bdi>}
      />
      {pictures.length === 0 && (
        <div className="web-profile-cover">
          <CategoryCover category={categories[0]?.id ?? ''} />
        </div>
      )}
      <Card className="web-profile-head" padding="large">
        <Avatar name={fullName} imageUrl={avatarUrl} size="huge" />
        <div className="web-profile-words">
          <Heading as="h1">
            <bdi>{fullName}</bdi>
          </Heading>
          <Text className="web-profile-headline" size="large" dir="auto">
            {headline}
          </Text>
          <ProfessionalStanding rating={professional.rating} jobsDone={professional.jobsDone} />
          <div className="web-profile-badges">
            <CheckedDocuments checks={professional.checks} />
            <PresenceBadge availableUntil={professional.availableUntil} />
          </div>
          <ProfessionalFacts {...facts} />
          {price !== undefined && <PriceTag price={price} size="large" />}
          {languages !== '' && (
            <Text tone="quiet" size="small">
              <Trans>Speaks: {languages}</Trans>
            </Text>
          )}
        </div>
        <div className="web-actions">
          {asks && <div className="web-in-action-bar">{ask}</div>}
          <ShareButton title={fullName} />
        </div>
      </Card>
      {paused !== null && (
        <Suspense fallback={null}>
          <PausedProfile professional={professional} pause={paused} about={search} />
        </Suspense>
      )}
      {pictures.length > 0 && (
        <section className="web-profile-part">
          <Heading as="h2">
            <Trans>Pictures of their work</Trans>
          </Heading>
          <Gallery
            label={t`Pictures of their work`}
            pictures={pictures.map((picture) => workPicture(id, picture))}
          />
        </section>
      )}
      {equipments.length > 0 && (
        <section className="web-profile-part">
          <Heading as="h2">
            <Trans>What they bring</Trans>
          </Heading>
          <ul className="web-chips">
            {equipments.map((each) => (
              <li key={each} className="web-profile-equipment">
                <bdi>{each}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {offered !== undefined && offered.items.length > 0 && (
        <OfferedServices offerings={offered.items} professionalId={id} about={about} asks={asks} />
      )}
      <section className="web-profile-part">
        <Heading as="h2">
          <Trans>What you can ask for</Trans>
        </Heading>
        <div className="web-profile-trades">
          {trades.map((trade) => (
            <Card key={trade.id}>
              <div className="web-profile-trade-head">
                <CategoryIcon category={trade.icon ?? trade.id} />
                <Heading as="h3">{trade.name}</Heading>
              </div>
              <ul className="web-chips">
                {trade.services.map((service) => (
                  <li key={service.id}>
                    {asks ? (
                      <Link
                        className="web-chip"
                        to="/customer/requests/new"
                        search={{ ...about, service: service.id, professional: id }}
                      >
                        {service.name}
                      </Link>
                    ) : (
                      <Link className="web-chip" to="/services/$id" params={{ id: service.id }}>
                        {service.name}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </section>
      <section className="web-profile-part">
        <Heading as="h2">
          <Trans>Where they work</Trans>
        </Heading>
        {area !== null && (
          <Text tone="quiet">
            {professional.corners === null ? (
              <Trans>
                Up to <Distance meters={area.radiusMeters} emptyDecimals="dropped" /> around{' '}
                {placeName}. The point on the map is rounded to about 500 metres.
              </Trans>
            ) : (
              <Trans>In the area on the map. Its corners are rounded to about 500 metres.</Trans>
            )}
          </Text>
        )}
        {area !== null && area.places.length > 0 && (
          <ul className="web-chips">
            {area.places.map((one) => (
              <li key={one.id}>
                <Link
                  className="web-chip"
                  to="/professional/near-by"
                  search={{ ...about, place: one.id }}
                >
                  {one.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <NearSight className="web-profile-map">
          <AreaMap professional={professional} />
        </NearSight>
      </section>
      {hours !== null && open !== null && (
        <section className="web-profile-part">
          <Heading as="h2">
            <Trans>Working hours</Trans>
          </Heading>
          <Card className="web-profile-hours">
            <OpeningHours
              hours={openingWeek(hours, now)}
              exceptions={otherHours(hours, now)}
              {...open}
              now={now}
            />
          </Card>
        </section>
      )}
      <ProfessionalNumbers professional={professional} />
      {committedAt !== null && <PublicCommitments at={committedAt} />}
      <PublicReviews reviewed={{ professionalId: professional.id }} rating={professional.rating} />
      {asks && (
        <ActionBar
          isOnlyOnPhones
          fact={price === undefined ? <bdi>{fullName}</bdi> : <PriceTag price={price} />}
        >
          {ask}
        </ActionBar>
      )}
    </div>
  );
}
