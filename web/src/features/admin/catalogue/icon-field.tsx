import { Trans, useLingui } from '@lingui/react/macro';
import { categoryIds, CategoryIcon, RadioCards, VisuallyHidden } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface IconFieldProps {
  readonly id: string;
  /** The trade for which the icon was drawn. */
  readonly value: string;
  readonly onChange: (icon: string) => void;
}

/** One for each trade that Osta came with. */
const drawn = categoryIds.toSorted();

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
      cards={drawn.map((icon, place) => {
        const number = place + 1;
        return {
          value: icon,
          icon: <CategoryIcon category={icon} size="small" />,
          label: <VisuallyHidden>{t`Icon ${number}`}</VisuallyHidden>,
        };
      })}
    />
  );
}
