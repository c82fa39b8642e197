import type { PublicPicture } from '@osta/contracts/picture/described';
import { PictureCover } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { workPicture } from './work-picture.ts';

interface ServiceCoverProps {
  readonly professionalId: string;
  /** Of the service. It describes every photo that nobody has described. */
  readonly name: string;
  /** At least one: a service without photos is drawn as its trade. */
  readonly photos: readonly [PublicPicture, ...(readonly PublicPicture[])];
}

/** The first photo of a service, which opens all of them. */
export function ServiceCover({ professionalId, name, photos }: ServiceCoverProps): ReactNode {
  const [first, ...others] = photos;
  const shown = ({ id, alt }: PublicPicture) =>
    workPicture(professionalId, { id, alt: alt || name });
  return (
    <PictureCover label={name} pictures={[shown(first), ...others.map((each) => shown(each))]} />
  );
}
