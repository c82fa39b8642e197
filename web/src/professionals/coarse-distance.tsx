import { Trans } from '@lingui/react/macro';
import { Distance } from '@osta/ui-kit';
import type { ReactNode } from 'react';

/** Points of professionals are rounded to 500 m: a shorter distance says nothing more. */
const finest = 500;

interface CoarseDistanceProps {
  readonly meters: number;
}

/** The distance to where a professional starts from. */
export function CoarseDistance({ meters }: CoarseDistanceProps): ReactNode {
  return meters < finest ? <Trans>under 500 m</Trans> : <Distance meters={meters} />;
}
