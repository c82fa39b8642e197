import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicStore } from '@osta/contracts/store/api';
import { Avatar, Button, Card, Duration, Heading, PriceTag, VisuallyHidden } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { agreedPrice } from '../../../bookings/booking-price.ts';
import { ProfessionalName } from '../../../professionals/professional-name.tsx';
import { useFaces } from '../../../professionals/use-faces.ts';
import { AwayNotice } from '../../../stores/away-notice.tsx';
import { type StaffedService, useStaffedServices } from '../../../stores/store-staff.queries.ts';
import { SoonestButton } from './soonest-button.tsx';

/** The id of what can be booked, for links within the page. */
export const staffPart = 'book';

interface StoreStaffProps {
  readonly store: PublicStore;
}

/** What can be booked at a store: each service with who does it, the price, and the way to its free times. */
export function StoreStaff({ store: { storeId, staff } }: StoreStaffProps): ReactNode {
  const services = useStaffedServices(staff);
  const faceOf = useFaces(staff.map(({ id }) => id));
  if (services.length === 0) return null;
  return (
    <section id={staffPart} className="web-store-part-of-page">
      <Heading as="h2">
        <Trans>Services and staff</Trans>
      </Heading>
      <ul className="web-store-services">
        {services.map((service) => (
          <li key={service.serviceId}>
            <Service storeId={storeId} service={service} faceOf={faceOf} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ServiceProps {
  readonly storeId: string;
  readonly service: StaffedService;
  readonly faceOf: ReturnType<typeof useFaces>;
}

function Service({ storeId, service: { name, by }, faceOf }: ServiceProps): ReactNode {
  const { t } = useLingui();
  return (
    <Card>
      <div className="web-store-service-head">
        <Heading as="h3" size="small">
          {name}
        </Heading>
        {by.length > 1 && <SoonestButton storeId={storeId} name={name} by={by} />}
      </div>
      <ul className="web-store-service-staff" aria-label={t`Who does it`}>
        {by.map(({ member, offering }) => (
          <li key={offering.id} className="web-store-service-member">
            <Avatar name={member.fullName} imageUrl={faceOf(member.id)} />
            <div className="web-store-service-who">
              <ProfessionalName person={member} />
              <span className="web-store-service-title">
                <bdi>{member.title}</bdi> · <Duration minutes={offering.durationMinutes} />
              </span>
            </div>
            <div className="web-store-service-price">
              <PriceTag {...agreedPrice(offering.price)} />
              <Button asChild>
                <Link
                  to="/customer/bookings/new"
                  search={{ professional: member.id, service: offering.id, store: storeId }}
                >
                  <Trans>Book</Trans>
                  <VisuallyHidden>
                    : {name} · {member.fullName}
                  </VisuallyHidden>
                </Link>
              </Button>
            </div>
            {offering.away !== null && (
              <div className="web-store-service-away">
                <AwayNotice storeId={storeId} member={member} away={offering.away} by={by} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
