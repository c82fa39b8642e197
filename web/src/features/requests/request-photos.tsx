import { useLingui } from '@lingui/react/macro';
import { photoPath } from '@osta/contracts/request/photo-forms';
import { Gallery } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface RequestPhotosProps {
  readonly photoIds: readonly string[];
}

/** The photos of a request, for those who may see them; nothing where there are none. */
export function RequestPhotos({ photoIds }: RequestPhotosProps): ReactNode {
  const { t } = useLingui();
  if (photoIds.length === 0) return null;
  return (
    <Gallery
      label={t`Photos of the request`}
      pictures={photoIds.map((id, place) => {
        const number = place + 1;
        const [small, large] = [photoPath(id, '480.webp'), photoPath(id, '1600.webp')];
        return {
          id,
          alt: t`Photo ${number}`,
          src: large,
          // oxlint-disable-next-line lingui/no-unlocalized-strings -- addresses, not words
          srcSet: `${small} 480w, ${large} 1600w`,
        };
      })}
    />
  );
}
