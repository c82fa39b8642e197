import { Trans } from '@lingui/react/macro';
import { mostPhotos } from '@osta/contracts/request/photo-forms';
import { FormField, ImageUpload } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { PhotoUploads } from './use-photo-uploads.ts';

/** Photos become small in the browser before they are sent: what a good camera takes may be chosen. */
const maxBytes = 25 * 1024 * 1024;

interface RequestPhotosFieldProps {
  readonly id: string;
  readonly uploads: PhotoUploads;
  readonly error: string | undefined;
}

/** Photos of what is to be done, which are uploaded while the rest of the form is filled in. */
export function RequestPhotosField({ id, uploads, error }: RequestPhotosFieldProps): ReactNode {
  const { images, problem, add, remove } = uploads;
  return (
    <FormField
      id={id}
      label={<Trans>Photos</Trans>}
      hint={
        <Trans>
          Show the spot, up close and from a few steps back. Only the professionals you ask see
          them.
        </Trans>
      }
      error={problem ?? error}
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
  );
}
