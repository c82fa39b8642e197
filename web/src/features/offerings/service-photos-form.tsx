import { Trans } from '@lingui/react/macro';
import { mostServicePhotos } from '@osta/contracts/offering/most-service-photos';
import { workPicturePath } from '@osta/contracts/professional/work-pictures';
import { Button, Card, Heading, notify, Text } from '@osta/ui-kit';
import { type ReactNode, type SyntheticEvent, useId } from 'react';

import { call } from '../../api/call.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { PicturesField } from '../../pictures/pictures-field.tsx';
import type { ServicePhotosState } from './use-service-photos.ts';

interface ServicePhotosFormProps {
  /** Whose service it is. */
  readonly userId: string;
  readonly edited: ServicePhotosState;
}

/** The photos of a service: several, in an order, the first one as its cover, each with words if they help. */
export function ServicePhotosForm({ userId, edited }: ServicePhotosFormProps): ReactNode {
  const fieldId = useId();
  const { photos, change, save, isSaving, error } = edited;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    save(() => notify.success(<Trans>The photos are saved.</Trans>));
  }

  return (
    <Card className="web-service-photos" padding="large">
      <form className="web-form" noValidate onSubmit={submit}>
        <Heading as="h2" size="medium">
          <Trans>Photos of the service</Trans>
        </Heading>
        <Text tone="quiet" size="small">
          <Trans>
            Customers see the first one beside the service and open the others from there. Show
            finished jobs, without people or addresses. You can say what a photo shows; otherwise
            the name of the service is read aloud.
          </Trans>
        </Text>
        <PicturesField
          id={fieldId}
          label={<Trans>Photos</Trans>}
          mostPictures={mostServicePhotos}
          pictures={photos}
          onChange={change}
          error={undefined}
          showsMissing={false}
          callOf={(body) => call('POST /api/professional/pictures', { body })}
          pathOf={(pictureId, file) => workPicturePath(userId, pictureId, file)}
        />
        <ProblemNotice error={error} />
        <div className="web-actions">
          <Button type="submit" variant="secondary" isLoading={isSaving}>
            <Trans>Save the photos</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
