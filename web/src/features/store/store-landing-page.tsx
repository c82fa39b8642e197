import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { trialDays } from '@osta/contracts/store/subscription-times';
import {
  Button,
  Card,
  EmptyStores,
  Heading,
  Icon,
  mapIcon,
  type LineIcon,
  photoIcon,
  searchIcon,
  Text,
  timeIcon,
} from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useVisitor } from '../../session/use-visitor.ts';
import { PlanCards } from '../../stores/plan-cards.tsx';

import './store-landing.css';

/** What a store gets from its page on Osta, what it costs, and the way in. */
export function StoreLandingPage(): ReactNode {
  const { t } = useLingui();
  return (
    <div className="web-page">
      <header className="web-store-pitch">
        <div className="web-store-pitch-words">
          <Heading as="h1">
            <Trans>Your store, where people look for it</Trans>
          </Heading>
          <Text className="web-page-lead" size="large" tone="quiet" isReadingWidth>
            <Trans>
              People come to Osta with a job to do. Show them what you sell, when you’re open and
              how to reach you.
            </Trans>
          </Text>
          <div className="web-actions">
            <OpenStore variant="accent" />
            <Button asChild variant="secondary" size="large">
              <Link to="/store/search">
                <Trans>See the stores</Trans>
              </Link>
            </Button>
          </div>
        </div>
        <div className="web-store-pitch-art">
          <EmptyStores />
        </div>
      </header>
      <section className="web-store-gains" aria-label={t`What you get`}>
        <Gain icon={searchIcon} title={<Trans>Found in both languages</Trans>}>
          <Trans>People find you in Arabic and English, by what you sell and where you are.</Trans>
        </Gain>
        <Gain icon={timeIcon} title={<Trans>Hours that are right</Trans>}>
          <Trans>Friday breaks, Ramadan and holidays: nobody comes to a closed door.</Trans>
        </Gain>
        <Gain icon={photoIcon} title={<Trans>Pictures that sell</Trans>}>
          <Trans>Show the shelves and the front, so people know the place when they arrive.</Trans>
        </Gain>
        <Gain icon={mapIcon} title={<Trans>The way to your door</Trans>}>
          <Trans>A map with directions, your phone number and WhatsApp in one tap.</Trans>
        </Gain>
      </section>
      <section className="web-store-plans" aria-labelledby="store-plans">
        <Heading as="h2" id="store-plans">
          <Trans>Plans</Trans>
        </Heading>
        <Text tone="quiet">
          <Plural
            value={trialDays}
            one="The first # day is free. You pay by bank transfer or in cash, month by month."
            other="The first # days are free. You pay by bank transfer or in cash, month by month."
          />
        </Text>
        <PlanCards
          headingAs="h3"
          own={null}
          renderAction={() => <OpenStore variant="secondary" />}
        />
      </section>
    </div>
  );
}

/** The way in: guests log in first, and come back. */
function OpenStore({ variant }: { readonly variant: 'accent' | 'secondary' }): ReactNode {
  const isGuest = useVisitor() === 'guest';
  return (
    <Button asChild variant={variant} size="large">
      {isGuest ? (
        <Link to="/auth/login" search={{ redirect: '/store/create' }}>
          <Trans>Open a store</Trans>
        </Link>
      ) : (
        <Link to="/store/create">
          <Trans>Open a store</Trans>
        </Link>
      )}
    </Button>
  );
}

interface GainProps {
  readonly icon: LineIcon;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Gain({ icon, title, children }: GainProps): ReactNode {
  return (
    <Card>
      <div className="web-store-gain">
        <Icon icon={icon} size={28} />
        <Heading as="h2" size="medium">
          {title}
        </Heading>
        <Text tone="quiet">{children}</Text>
      </div>
    </Card>
  );
}
