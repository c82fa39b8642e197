import { Trans } from '@lingui/react/macro';
import { mostPhotos } from '@osta/contracts/request/photo-forms';
import { FormField, ImageUpload } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { LostPhotos } from './lost-photos.tsx';
import type { PhotoUploads } from './use-photo-uploads.ts';

/** Photos become small in the browser before they are sent: what a good camera takes may be chosen. */
const maxBytes = 25 * 1024 * 1024;

interface RequestPhotosFieldProps {
  readonly id: string;
  readonly uploads: PhotoUploads;
  readonly error: string | undefined;
  /** Sends the request without the lost photos; absent before it was to be sent. */
  readonly onSendWithout: (() => void) | undefined;
}

/** Photos of what is to be done, which are uploaded while the rest of the form is filled in. */
export function RequestPhotosField({
  id,
  uploads,
  error,
  onSendWithout,
}: RequestPhotosFieldProps): ReactNode {
  const { images, add, remove } = uploads;
  return (
    <>
      <FormField
        id={id}
        label={<Trans>Photos</Trans>}
        hint={
          <Trans>
            Show the spot, up close and from a few steps back. Only the professionals you ask see
            them.
          </Trans>
        }
        error={error}
        isOptional
      >
        <ImageUpload
          images={images}
          onAdd={add}
          onRemove={remove}
          maxBytes={maxBytes}
          maxImages={mostPhotos}
        />
      </FormField>
      <LostPhotos uploads={uploads} photosId={id} onSendWithout={onSendWithout} />
    </>
  );
}
