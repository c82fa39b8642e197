import { Plural, Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import {
  Button,
  Callout,
  Heading,
  Ltr,
  OnboardingChecklist,
  StatTile,
  formatRating,
  useLocale,
} from '@osta/ui-kit';
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { WayToApproval } from '../../applications/way-to-approval.tsx';
import { bookingsQuery, calendarQuery } from '../../bookings/bookings.queries.ts';
import { overviewRange } from '../../bookings/overview-range.ts';
import { myApplicationQuery } from '../../professionals/my-application.queries.ts';
import { myProfileQuery } from '../../professionals/my-profile.queries.ts';
import { publicOfferingsQuery } from '../../professionals/offerings.queries.ts';
import { PauseEnd } from '../../professionals/pause-end.tsx';
import { profileSteps } from '../../professionals/profile-completeness.ts';
import { profileStepLinks } from '../../professionals/profile-step-links.tsx';
import { inboxOrder } from '../../requests/inbox-order.ts';
import { requestWaitsFor } from '../../requests/request-waits-for.ts';
import { requestsQuery } from '../../requests/requests.queries.ts';
import { ToDo } from './to-do.tsx';
import { bookingWaits, documentEnds } from './waits-for-answer.ts';

import './overview.css';

const route = getRouteApi('/_professional/professional/');

/** How many requests the overview names. */
const shownRequests = 5;

interface ProfessionalOverviewPageProps {
  readonly todaysJobs: ReactNode;
}

/** The day of a professional at a glance: what waits, what is on today, and their figures. */
export function ProfessionalOverviewPage({ todaysJobs }: ProfessionalOverviewPageProps): ReactNode {
  const { me } = route.useRouteContext();
  const { today } = route.useLoaderData();
  const api = useApi();
  const { data: application } = useSuspenseQuery(myApplicationQuery(api, me.id));
  const requestList = useSuspenseInfiniteQuery(requestsQuery(api, 'professional', 'active'));
  const bookingList = useSuspenseInfiniteQuery(bookingsQuery(api, 'professional', 'upcoming'));
  const requests = requestList.data.pages
    .flatMap(({ items }) => inboxOrder(items))
    .filter((request) => requestWaitsFor('professional', request));
  const bookings = bookingList.data.pages.flatMap(({ items }) => items).filter(bookingWaits);
  const documents = (application?.documents ?? []).filter((each) => documentEnds(each, today));
  const isApproved = application?.status === 'approved';
  return (
    <>
      <Heading as="h1">
        <Trans>Overview</Trans>
      </Heading>
      <div className="web-overview">
        {isApproved && <PauseReminder me={me} />}
        {isApproved ? <FirstSteps me={me} /> : <WayToApproval application={application} />}
        {todaysJobs}
        <ToDo
          requests={requests.slice(0, shownRequests)}
          hasMore={requestList.hasNextPage || requests.length > shownRequests}
          bookings={bookings}
          documents={documents}
        />
        <Figures
          me={me}
          today={today}
          waiting={requests.length}
          hasMore={requestList.hasNextPage}
        />
      </div>
    </>
  );
}

interface OfReader {
  readonly me: Me;
}

/** Says that customers do not find the reader, who may have forgotten it; nothing while they do. */
function PauseReminder({ me }: OfReader): ReactNode {
  const { data: profile } = useSuspenseQuery(myProfileQuery(useApi(), me.id));
  const paused = profile?.paused ?? null;
  if (paused === null) return null;
  return (
    <Callout
      tone="waiting"
      title={<Trans>Your profile is paused</Trans>}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to="/professional/profile" search={{ section: 'requests' }}>
            <Trans>My profile</Trans>
          </Link>
        </Button>
      }
    >
      <PauseEnd pause={paused} />
    </Callout>
  );
}

/** What customers need before they can find and book somebody; nothing once all of it is there. */
function FirstSteps({ me }: OfReader): ReactNode {
  const api = useApi();
  const { data: profile } = useSuspenseQuery(myProfileQuery(api, me.id));
  const { data: offered } = useQuery({
    ...publicOfferingsQuery(api, me.id),
    enabled: profile !== null,
  });
  const needed = profileSteps({
    profile,
    hasPhoto: me.avatarUrl !== null,
    hasServices: offered && offered.items.length > 0,
  }).filter(({ isNeeded }) => isNeeded);
  if (needed.every(({ isDone }) => isDone)) return null;
  return (
    <OnboardingChecklist
      title={<Trans>Be found by customers</Trans>}
      steps={needed.map(({ id, isDone }) => {
        const { link, detail } = profileStepLinks[id];
        return { id, link, detail, isDone };
      })}
    />
  );
}

interface FiguresProps extends OfReader {
  readonly today: string;
  /** How many of the requests that are loaded wait for an answer. */
  readonly waiting: number;
  /** Whether there are more requests than those that are loaded. */
  readonly hasMore: boolean;
}

function Figures({ me, today, waiting, hasMore }: FiguresProps): ReactNode {
  const api = useApi();
  const { data: week } = useSuspenseQuery(calendarQuery(api, overviewRange(today)));
  const { data: profile } = useSuspenseQuery(myProfileQuery(api, me.id));
  const locale = useLocale();
  const rating = profile?.rating ?? null;
  return (
    <div className="web-overview-figures">
      <StatTile
        label={<Trans>Bookings in the next 7 days</Trans>}
        value={week.items.length}
        hint={<Trans>today included</Trans>}
      />
      <StatTile
        label={<Trans>Requests without your offer</Trans>}
        value={<Ltr>{hasMore ? `${waiting}+` : waiting}</Ltr>}
      />
      <StatTile
        label={<Trans>Your rating</Trans>}
        value={formatRating(rating?.average ?? null, locale)}
        hint={
          rating === null ? (
            <Trans>Nobody has rated you yet</Trans>
          ) : (
            <Plural value={rating.count} one="from # review" other="from # reviews" />
          )
        }
      />
    </div>
  );
}
