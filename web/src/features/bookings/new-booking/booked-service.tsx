import { Trans } from '@lingui/react/macro';
import type { PublicOffering } from '@osta/contracts/offering/api';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import {
  Avatar,
  Card,
  Duration,
  Heading,
  Icon,
  PriceTag,
  undoIcon,
  timeIcon,
  doneIcon,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { agreedPrice } from '../../../bookings/booking-price.ts';
import { FoldedText } from '../../../components/folded-text.tsx';
import { ProfessionalName } from '../../../professionals/professional-name.tsx';
import { ServiceCover } from '../../../professionals/service-cover.tsx';
import { VisitFee } from '../booking/booking-costs.tsx';

interface BookedServiceProps {
  readonly offering: PublicOffering;
  readonly professional: Pick<PublicProfessional, 'id' | 'fullName' | 'avatarUrl'>;
  /** Where it is booked at a store. */
  readonly storeName?: string | undefined;
}

/** The service that is being booked: price, duration, how it is confirmed and cancelled. */
export function BookedService({
  offering,
  professional,
  storeName,
}: BookedServiceProps): ReactNode {
  const { name, description, price, durationMinutes, confirmation, hoursFreeToCancel } = offering;
  const [cover, ...photos] = offering.photos;
  return (
    <Card className="web-booked-service" asChild>
      <section aria-labelledby="booked-service">
        {cover !== undefined && (
          <div className="web-booked-service-cover">
            <ServiceCover
              professionalId={professional.id}
              name={name}
              photos={[cover, ...photos]}
            />
          </div>
        )}
        <div className="web-booked-service-head">
          <Avatar name={professional.fullName} imageUrl={professional.avatarUrl} size="large" />
          <div>
            <Heading as="h2" id="booked-service">
              {name}
            </Heading>
            <ProfessionalName person={professional} />
            {storeName !== undefined && (
              <p className="web-hint">
                <Trans>
                  Booked at <bdi>{storeName}</bdi>
                </Trans>
              </p>
            )}
          </div>
        </div>
        {description !== '' && <FoldedText text={description} about={name} />}
        <PriceTag {...agreedPrice(price)} size="large" />
        {price.kind === 'visit-first' && (
          <p className="web-hint">
            <VisitFee dirham={price.fee} />
          </p>
        )}
        <ul className="web-booked-service-facts">
          <li>
            <Icon icon={timeIcon} size={18} />
            <Duration minutes={durationMinutes} />
          </li>
          <li>
            <Icon icon={doneIcon} size={18} />
            {confirmation === 'instant' ? (
              <Trans>Confirmed at once</Trans>
            ) : (
              <Trans>The professional confirms it first</Trans>
            )}
          </li>
          <li>
            <Icon icon={undoIcon} size={18} />
            <span>
              <Trans>
                Free cancellation until <Duration minutes={hoursFreeToCancel * 60} /> before the
                start
              </Trans>
            </span>
          </li>
        </ul>
        <p className="web-hint">
          <Trans>Cash, once the work is done.</Trans>
        </p>
      </section>
    </Card>
  );
}
