import { Trans, useLingui } from '@lingui/react/macro';
import { CategoryIcon, RadioCards, VisuallyHidden } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { drawnIcons, iconNumber } from './drawn-icons.ts';

interface IconFieldProps {
  readonly id: string;
  /** The trade for which the icon was drawn. */
  readonly value: string;
  readonly onChange: (icon: string) => void;
}

/** The icon of a trade: one of those that were drawn for the trades of the release. */
export function IconField({ id, value, onChange }: IconFieldProps): ReactNode {
  const { t } = useLingui();
  return (
    <RadioCards
      id={id}
      legend={<Trans>Icon</Trans>}
      isCompact
      columns={3}
      value={value}
      onChange={onChange}
      cards={drawnIcons.map((icon) => {
        const number = iconNumber(icon);
        return {
          value: icon,
          icon: <CategoryIcon category={icon} size="small" />,
          label: <VisuallyHidden>{t`Icon ${number}`}</VisuallyHidden>,
        };
      })}
    />
  );
}
