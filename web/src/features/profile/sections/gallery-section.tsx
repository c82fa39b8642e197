import { Trans, useLingui } from '@lingui/react/macro';
import type { DescribedPicture } from '@osta/contracts/picture/described';
import type { Gallery } from '@osta/contracts/professional/gallery';
import { mostWorkPictures, workPicturePath } from '@osta/contracts/professional/work-pictures';
import { SectionForm } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { useSavedSection } from '../../../forms/use-saved-section.ts';
import { hasWords } from '../../../pictures/has-words.ts';
import { PicturesField } from '../../../pictures/pictures-field.tsx';
import { myGalleryQuery, myProfileKey } from '../../../professionals/my-profile.queries.ts';
import { sectionShapes } from './section-shapes.ts';

interface GallerySectionProps {
  readonly userId: string;
}

interface GalleryValues {
  readonly pictures: readonly DescribedPicture[];
}

/** The pictures of a professional's work: several, in an order, each with words in both languages. */
export function GallerySection({ userId }: GallerySectionProps): ReactNode {
  const { t } = useLingui();
  const { data: gallery } = useSuspenseQuery(myGalleryQuery(useApi(), userId));
  const { form, frame } = useSavedSection<GalleryValues, Gallery, Gallery>({
    draft: `${userId}:profile:gallery`,
    changes: myProfileKey(userId),
    initial: gallery,
    isSaved: gallery.pictures.length > 0,
    shape: sectionShapes.gallery,
    rules: {
      pictures: [
        (pictures) =>
          pictures.every(({ alt }) => hasWords(alt)) ||
          t`Say of every picture what it shows, in one language at least.`,
      ],
    },
    bodyOf: ({ pictures }) => ({ pictures: [...pictures] }),
    callOf: (body) => call('PUT /api/professional/gallery', { body }),
    serviceNames: { pictures: 'body.pictures' },
  });
  const { values, errors, fieldId, setAll, submitCount } = form;

  return (
    <SectionForm
      title={<Trans>Pictures of your work</Trans>}
      description={
        <Trans>
          Customers see them on your profile, the first one largest. Show finished jobs, without
          people or addresses.
        </Trans>
      }
      saveLabel={<Trans>Save the pictures</Trans>}
      {...frame}
    >
      <PicturesField
        id={fieldId('pictures')}
        label={<Trans>Pictures</Trans>}
        mostPictures={mostWorkPictures}
        pictures={values.pictures}
        onChange={(change) => setAll((before) => ({ pictures: change(before.pictures) }))}
        error={errors.pictures}
        showsMissing={submitCount > 0}
        callOf={(body) => call('POST /api/professional/pictures', { body })}
        pathOf={(pictureId, file) => workPicturePath(userId, pictureId, file)}
      />
    </SectionForm>
  );
}
