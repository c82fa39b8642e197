import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Distance } from './distance.tsx';

/** Points of professionals are rounded to 500 m: a shorter distance says nothing more. */
const finest = 500;

export interface CoarseDistanceProps {
  readonly meters: number;
}

/** The distance to where a professional starts from. */
export function CoarseDistance({ meters }: CoarseDistanceProps): ReactNode {
  return meters < finest ? <Trans>under 500 m</Trans> : <Distance meters={meters} />;
}
