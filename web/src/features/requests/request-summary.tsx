import { Trans, useLingui } from '@lingui/react/macro';
import {
  appointmentIcon,
  homeIcon,
  Link as UiLink,
  photoIcon,
  placeIcon,
  serviceIcon,
  walletIcon,
  writeIcon,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { servicesQuery } from '../../catalogue/catalogue.queries.ts';
import { findAnyService } from '../../catalogue/find-service.ts';
import { usePlaceItems } from '../../catalogue/use-place-items.ts';
import { Fact } from '../../components/fact.tsx';
import { BudgetText } from './budget-text.tsx';
import type { WrittenContent } from './request-content.ts';
import type { RequestStep } from './request-steps.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';
import { WantedText } from './wanted-text.tsx';

import '../../components/details-page.css';

const route = getRouteApi('/_default/customer/requests/new');

interface RequestSummaryProps {
  readonly content: WrittenContent;
  /** Those that are uploaded, and those on their way. */
  readonly photos: PhotoUploads['images'];
}

/** What is about to be sent, with a way back to each part of it. */
export function RequestSummary({ content, photos }: RequestSummaryProps): ReactNode {
  const { t } = useLingui();
  const { data: catalogue } = useSuspenseQuery(servicesQuery(useApi()));
  const { serviceId, description, placeId, addressNote, budget, wanted } = content;
  const service = findAnyService(catalogue, serviceId)?.service.name;
  // Its line is there before the names of the places are
  const place = usePlaceItems().find(({ id }) => id === placeId)?.label ?? '\u00A0';
  return (
    <section className="web-form-section" aria-labelledby="request-summary">
      <h2 className="web-form-section-title" id="request-summary">
        <Trans>Check your request</Trans>
      </h2>
      <div className="web-summary-part">
        <dl className="web-fact-list">
          <Fact icon={serviceIcon} name={<Trans>Service</Trans>}>
            {service}
          </Fact>
          <Fact icon={writeIcon} name={<Trans>Description</Trans>}>
            <span className="web-summary-words" dir="auto">
              {description}
            </span>
          </Fact>
          {photos.length > 0 && (
            <Fact icon={photoIcon} name={<Trans>Photos</Trans>}>
              <span className="web-summary-photos">
                {photos.map(({ id, url, alt }) => (
                  <img key={id} className="web-summary-photo" src={url} alt={alt} />
                ))}
              </span>
            </Fact>
          )}
        </dl>
        <ChangeLink step="what" name={t`Change what needs to be done`} />
      </div>
      <div className="web-summary-part">
        <dl className="web-fact-list">
          <Fact icon={placeIcon} name={<Trans>Where</Trans>}>
            {place}
          </Fact>
          {addressNote !== '' && (
            <Fact icon={homeIcon} name={<Trans>How to find the door</Trans>}>
              <bdi>{addressNote}</bdi>
            </Fact>
          )}
          <Fact icon={appointmentIcon} name={<Trans>When</Trans>}>
            <WantedText wanted={wanted} />
          </Fact>
          <Fact icon={walletIcon} name={<Trans>Budget</Trans>}>
            <BudgetText budget={budget} />
          </Fact>
        </dl>
        <ChangeLink step="where" name={t`Change place, time and budget`} />
      </div>
    </section>
  );
}

interface ChangeLinkProps {
  readonly step: RequestStep;
  /** For screen readers: there are several links that say “Change”. */
  readonly name: string;
}

function ChangeLink({ step, name }: ChangeLinkProps): ReactNode {
  const search = route.useSearch();
  return (
    <UiLink asChild>
      <Link
        to="/customer/requests/new"
        search={{ ...search, step }}
        className="web-summary-change"
        aria-label={name}
      >
        <Trans>Change</Trans>
      </Link>
    </UiLink>
  );
}
