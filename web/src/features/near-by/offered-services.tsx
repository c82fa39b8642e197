import { Trans } from '@lingui/react/macro';
import type { PublicOffering } from '@osta/contracts/offering/api';
import { Button, Heading, ServiceCard, VisuallyHidden } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { agreedPrice } from '../../bookings/booking-price.ts';
import { FoldedText } from '../../components/folded-text.tsx';
import type { AboutSearch } from '../../professionals/about-search.ts';
import { ServiceCover } from '../../professionals/service-cover.tsx';

interface OfferedServicesProps {
  readonly offerings: readonly PublicOffering[];
  readonly professionalId: string;
  /** What was searched for: it goes along to the request. */
  readonly about: AboutSearch;
  /** Whether the reader may ask for an offer. */
  readonly asks: boolean;
}

/** The services of a professional with their prices, each a way to ask for it or to book one of its next free times. */
export function OfferedServices({
  offerings,
  professionalId,
  about,
  asks,
}: OfferedServicesProps): ReactNode {
  const { place, day } = about;
  const booked = {
    professional: professionalId,
    ...(place !== undefined && { place }),
    ...(day !== undefined && { day }),
  };
  return (
    <section className="web-profile-part">
      <Heading as="h2">
        <Trans>Services and prices</Trans>
      </Heading>
      <div className="web-profile-trades">
        {offerings.map(
          ({
            id,
            serviceId,
            categoryId,
            name,
            description,
            price,
            durationMinutes,
            nextFreeTimes,
            photos: [cover, ...photos],
          }) => (
            <ServiceCard
              key={id}
              headingAs="h3"
              category={categoryId}
              minutes={durationMinutes}
              {...(cover !== undefined && {
                cover: (
                  <ServiceCover
                    professionalId={professionalId}
                    name={name}
                    photos={[cover, ...photos]}
                  />
                ),
              })}
              {...(description !== '' && {
                text: <FoldedText text={description} about={name} />,
              })}
              {...agreedPrice(price)}
              {...(asks && {
                action: <BookLink {...booked} service={id} name={name} />,
                times: nextFreeTimes.map((start) => ({
                  instant: start,
                  link: (
                    <Link to="/customer/bookings/new" search={{ ...booked, service: id, start }} />
                  ),
                })),
              })}
              link={
                asks ? (
                  <Link
                    to="/customer/requests/new"
                    search={{ ...about, service: serviceId, professional: professionalId }}
                  >
                    {name}
                  </Link>
                ) : (
                  <Link to="/services/$id" params={{ id: serviceId }}>
                    {name}
                  </Link>
                )
              }
            />
          ),
        )}
      </div>
    </section>
  );
}

interface BookLinkProps {
  readonly professional: string;
  readonly service: string;
  readonly place?: string;
  readonly day?: string;
  readonly name: string;
}

/** Leads to the free times of a service. */
function BookLink({ name, ...search }: BookLinkProps): ReactNode {
  return (
    <Button asChild size="small">
      <Link to="/customer/bookings/new" search={search}>
        <Trans>Book</Trans>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Link>
    </Button>
  );
}
