import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicStore } from '@osta/contracts/store/api';
import {
  Card,
  CategoryCover,
  checkIcon,
  Gallery,
  Heading,
  Icon,
  moneyIcon,
  OpeningHours,
  Text,
} from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { openingWeek, otherHours } from '../../../stores/opening-week.ts';
import { storePicture } from '../../../stores/store-gallery-picture.ts';
import { featureNames, paymentMethodNames } from '../../../stores/store-words.ts';

/** The parts of the page of a store; its members see them beside the form, too. */

interface StoreCoverProps extends Pick<PublicStore, 'pictures'> {
  readonly storeId: string;
  readonly categories: readonly { readonly id: string }[];
}

/** The pictures of a store; without any, its trade is drawn. */
export function StoreCover({ storeId, pictures, categories }: StoreCoverProps): ReactNode {
  const { t } = useLingui();
  return (
    <div className="web-store-cover" data-empty={pictures.length === 0 || undefined}>
      {pictures.length === 0 ? (
        <CategoryCover category={categories[0]?.id ?? ''} />
      ) : (
        <Gallery
          label={t`Pictures of the store`}
          pictures={pictures.map((picture) => storePicture(storeId, picture))}
        />
      )}
    </div>
  );
}

interface StoreKindsProps {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** `null`: it does not say where it is. */
  readonly place: { readonly id: string; readonly name: string } | null;
}

/** The trades of a store and its place, each a way to more like it. */
export function StoreKinds({ categories, place }: StoreKindsProps): ReactNode {
  return (
    <p className="web-store-where">
      {categories.map(({ id, name }) => (
        <Link key={id} className="web-store-kind" to="/store/search" search={{ category: id }}>
          {name}
        </Link>
      ))}
      {place !== null && (
        <Link className="web-store-kind" to="/store/search" search={{ area: place.id }}>
          {place.name}
        </Link>
      )}
    </p>
  );
}

/** What a store says of itself; nothing where it says nothing. */
export function StoreAbout({ description }: Pick<PublicStore, 'description'>): ReactNode {
  if (description === '') return null;
  return (
    <section className="web-store-part-of-page">
      <Heading as="h2">
        <Trans>About the store</Trans>
      </Heading>
      <Text className="web-store-description" dir="auto" isReadingWidth>
        {description}
      </Text>
    </section>
  );
}

/** What a store offers on the spot. */
export function StoreFeatures({ features }: Pick<PublicStore, 'features'>): ReactNode {
  const { i18n } = useLingui();
  if (features.length === 0) return null;
  return (
    <section className="web-store-part-of-page">
      <Heading as="h2">
        <Trans>What you find here</Trans>
      </Heading>
      <ul className="web-store-points">
        {features.map((feature) => (
          <li key={feature}>
            <Icon icon={checkIcon} size={18} />
            {i18n._(featureNames[feature])}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StoreAddressProps {
  readonly address: string;
  /** Its name. */
  readonly place: string;
  /** The map, and the way there. */
  readonly children?: ReactNode;
}

/** Where a store is, in words. */
export function StoreAddress({ address, place, children }: StoreAddressProps): ReactNode {
  return (
    <section className="web-store-part-of-page">
      <Heading as="h2">
        <Trans>Where it is</Trans>
      </Heading>
      <address className="web-store-address">
        <bdi>{address}</bdi>
        {' · '}
        {place}
      </address>
      {children}
    </section>
  );
}

interface StoreHoursProps {
  readonly hours: PublicStore['hours'];
  readonly open: PublicStore['open'];
  readonly now: Date;
}

/** When a store is open: the week, and days that differ. */
export function StoreHours({ hours, open, now }: StoreHoursProps): ReactNode {
  return (
    <Card>
      <Heading as="h2" size="medium">
        <Trans>Opening hours</Trans>
      </Heading>
      <OpeningHours
        hours={openingWeek(hours, now)}
        exceptions={otherHours(hours, now)}
        {...open}
        now={now}
      />
    </Card>
  );
}

interface StorePaymentProps {
  readonly methods: PublicStore['paymentMethods'];
}

/** How customers can pay in a store. */
export function StorePayment({ methods }: StorePaymentProps): ReactNode {
  const { i18n } = useLingui();
  if (methods.length === 0) return null;
  return (
    <Card>
      <Heading as="h2" size="medium">
        <Trans>You can pay by</Trans>
      </Heading>
      <ul className="web-store-points">
        {methods.map((method) => (
          <li key={method}>
            <Icon icon={moneyIcon} size={18} />
            {i18n._(paymentMethodNames[method])}
          </li>
        ))}
      </ul>
    </Card>
  );
}
