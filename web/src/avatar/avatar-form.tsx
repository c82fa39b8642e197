import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import { FormField, ImageUpload, notify, type UploadedImage } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { failures } from '../problem/failures.ts';
import { useProblemText } from '../problem/use-problem-text.ts';
import { useChangeAvatar } from './use-change-avatar.ts';

/** The maximum file size (docs/spec.md §9): 5 MB. */
const maxBytes = 5 * 1024 * 1024;

interface AvatarFormProps {
  readonly me: Me;
}

/** The person's picture, cropped to a square. */
export function AvatarForm({ me }: AvatarFormProps): ReactNode {
  const problemText = useProblemText(failures.updateAvatarFailed);
  const change = useChangeAvatar();

  function save(file: File | null): void {
    change.mutate(file, {
      onSuccess: () =>
        notify.success(
          file === null ? (
            <Trans>Your picture is removed.</Trans>
          ) : (
            <Trans>Your picture is saved.</Trans>
          ),
        ),
      onError: (error) => notify.error(problemText(error)),
    });
  }

  return (
    <FormField
      label={<Trans>Your picture</Trans>}
      hint={
        <Trans>
          A clear photo of your face builds trust. Without one, people see your initials.
        </Trans>
      }
    >
      <ImageUpload
        images={imagesOf(me)}
        onAdd={([file]) => file !== undefined && save(file)}
        onRemove={() => save(null)}
        cropShapes={['square']}
        maxBytes={maxBytes}
        maxImages={1}
        disabled={change.isPending}
      />
    </FormField>
  );
}

function imagesOf({ avatarUrl, fullName }: Me): readonly UploadedImage[] {
  return avatarUrl === null ? [] : [{ id: avatarUrl, url: avatarUrl, alt: fullName }];
}
