import { Trans, useLingui } from '@lingui/react/macro';
import { picturePath } from '@osta/contracts/store/media-path';
import { SectionForm } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { hasWords } from '../../../pictures/has-words.ts';
import { PicturesField } from '../../../pictures/pictures-field.tsx';
import { AskedChange } from './asked-change.tsx';
import { sectionShapes } from './section-shapes.ts';
import { mediaBody, mediaValues } from './section-values.ts';
import { type SectionProps, useStoreSection } from './use-store-section.tsx';

/** The pictures of the store: several, in an order, each with words in both languages. */
export function MediaSection({ mostPictures, ...props }: SectionProps): ReactNode {
  const { t } = useLingui();
  const { storeId, changes } = props.store;
  const { form, frame } = useStoreSection({
    ...props,
    name: 'media',
    valuesOf: mediaValues,
    isSaved: true,
    shape: sectionShapes.media,
    rules: {
      pictures: [
        (pictures) =>
          pictures.every(({ alt }) => hasWords(alt)) ||
          t`Say of every picture what it shows, in one language at least.`,
      ],
    },
    bodyOf: mediaBody,
    callOf: (body, version) =>
      call('PUT /api/stores/{storeId}/sections/media', {
        params: { storeId },
        body,
        ifMatch: version,
      }),
    serviceNames: { pictures: 'body.pictures' },
  });
  const { values, errors, fieldId, setAll, submitCount } = form;
  const { pictures } = values;

  return (
    <SectionForm
      title={<Trans>Pictures</Trans>}
      description={<Trans>The first one is the cover. Order them by what matters most.</Trans>}
      {...frame}
    >
      <AskedChange note={changes.media}>
        <PicturesField
          id={fieldId('pictures')}
          label={<Trans>Pictures of the store</Trans>}
          mostPictures={mostPictures}
          pictures={pictures}
          onChange={(change) => setAll((before) => ({ pictures: change(before.pictures) }))}
          error={errors.pictures}
          showsMissing={submitCount > 0}
          callOf={(body) =>
            call('POST /api/stores/{storeId}/pictures', { params: { storeId }, body })
          }
          pathOf={(pictureId, file) => picturePath(storeId, pictureId, file)}
        />
      </AskedChange>
    </SectionForm>
  );
}
