import { Trans } from '@lingui/react/macro';
import { Button, Callout, notify } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useApi } from '../../api/use-api.ts';
import { HiddenService } from './hidden-service.tsx';
import { OfferForm } from './offer-form.tsx';
import { valuesOf } from './offer-values.ts';
import { OfferingStatusBadge } from './offering-status.tsx';
import { offeringQuery } from './offerings.queries.ts';
import { ServicePhotosForm } from './service-photos-form.tsx';
import { useServicePhotos } from './use-service-photos.ts';

import './offerings.css';

const route = getRouteApi('/_professional/professional/services/$id/edit');

/** Changes one of the professional's own services. */
export function EditServicePage(): ReactNode {
  const { id } = route.useParams();
  const { me } = route.useRouteContext();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(offeringQuery(useApi(), id));
  // What is typed stays when the service is read anew
  const [read] = useState(data);
  const photos = useServicePhotos(data);

  function leave(): void {
    notify.success(<Trans>The service is saved.</Trans>);
    void navigate({ to: '/professional/services' });
  }

  return (
    <div className="web-narrow">
      <div className="web-offering-head">
        <h1 className="web-page-title">
          <Trans>Edit service</Trans>
        </h1>
        <OfferingStatusBadge status={data.status} isHidden={data.hidden !== null} />
      </div>
      {data.status === 'archived' ? (
        <Callout title={<Trans>This service is archived</Trans>}>
          <Trans>It can no longer be changed. Add a new one instead.</Trans>
        </Callout>
      ) : (
        <>
          {data.hidden !== null && <HiddenService offeringId={data.id} hidden={data.hidden} />}
          <div className="web-lead">
            <Button asChild variant="secondary">
              <Link to="/professional/services/$id/availability" params={{ id }}>
                <Trans>Change the hours</Trans>
              </Link>
            </Button>
          </div>
          <OfferForm
            initial={valuesOf(read.offer)}
            of={data}
            submitLabel={<Trans>Save</Trans>}
            // Whoever saves the service means its photos, too
            onSaved={() => (photos.isUnsaved ? photos.save(leave) : leave())}
          />
          <ServicePhotosForm userId={me.id} edited={photos} />
        </>
      )}
    </div>
  );
}
