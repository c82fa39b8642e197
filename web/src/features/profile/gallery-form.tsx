import { Trans, useLingui } from '@lingui/react/macro';
import type { Gallery } from '@osta/contracts/professional/gallery';
import { mostWorkPictures, workPicturePath } from '@osta/contracts/professional/work-pictures';
import { Button, Card, Heading, notify, Text } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { hasWords } from '../../pictures/has-words.ts';
import { PicturesField } from '../../pictures/pictures-field.tsx';
import { myGalleryQuery } from '../../professionals/my-profile.queries.ts';
import { useSaveGallery } from './my-profile.mutations.ts';

interface GalleryFormProps {
  readonly userId: string;
}

/** The pictures of a professional's work: several, in an order, each with words in both languages. */
export function GalleryForm({ userId }: GalleryFormProps): ReactNode {
  const { t } = useLingui();
  const { data: gallery } = useSuspenseQuery(myGalleryQuery(useApi(), userId));
  const save = useSaveGallery(userId);
  const { values, errors, fieldId, setAll, submit, submitCount } = useFormFields<Gallery>({
    initial: gallery,
    rules: {
      pictures: [
        (pictures) =>
          pictures.every(({ alt }) => hasWords(alt)) ||
          t`Say of every picture what it shows, in one language at least.`,
      ],
    },
    onSubmit: (body) =>
      save.mutate(body, { onSuccess: () => notify.success(<Trans>Saved</Trans>) }),
  });

  return (
    <Card className="web-profile-card" padding="large">
      <form className="web-form" noValidate onSubmit={submit}>
        <Heading as="h2" size="medium">
          <Trans>Pictures of your work</Trans>
        </Heading>
        <Text tone="quiet" size="small">
          <Trans>
            Customers see them on your profile, the first one largest. Show finished jobs, without
            people or addresses.
          </Trans>
        </Text>
        <PicturesField
          id={fieldId('pictures')}
          label={<Trans>Pictures</Trans>}
          mostPictures={mostWorkPictures}
          pictures={values.pictures}
          onChange={(change) => setAll((before) => ({ pictures: [...change(before.pictures)] }))}
          error={errors.pictures}
          showsMissing={submitCount > 0}
          callOf={(body) => call('POST /api/professional/pictures', { body })}
          pathOf={(pictureId, file) => workPicturePath(userId, pictureId, file)}
        />
        <ProblemNotice error={save.error} />
        <div className="web-actions">
          <Button type="submit" variant="secondary" isLoading={save.isPending}>
            <Trans>Save the pictures</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
