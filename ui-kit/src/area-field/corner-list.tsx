import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { GeoPoint } from '../base-map/projection.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { closeIcon } from '../icons/icons.ts';
import { Ltr } from '../ltr/ltr.tsx';

interface CornerListProps {
  readonly corners: readonly GeoPoint[];
  /** Returns the place near a corner; empty: none is known. */
  readonly nameOf: (corner: GeoPoint) => string;
  readonly onRemove: (at: number) => void;
  readonly disabled: boolean;
}

/** The corners in words: for whoever does not see the map. */
export function CornerList({ corners, nameOf, onRemove, disabled }: CornerListProps): ReactNode {
  const { t } = useLingui();
  if (corners.length === 0) return null;
  return (
    <details className="ui-area-list">
      <summary>
        <Trans>The corners as a list</Trans>
      </summary>
      <ol>
        {corners.map((corner, n) => {
          const number = n + 1;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- corners have no id: their place in the list is what they are
            <li key={n}>
              <span>
                <bdi>{nameOf(corner)}</bdi>{' '}
                <Ltr>
                  {corner.latitude.toFixed(3)}, {corner.longitude.toFixed(3)}
                </Ltr>
              </span>
              <IconButton
                label={t`Remove corner ${number}`}
                disabled={disabled}
                onClick={() => onRemove(n)}
              >
                <Icon icon={closeIcon} size={18} />
              </IconButton>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
