import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { nextIcon, previousIcon } from '../icons/icons.ts';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
}

/** Previous page, page number, next page. */
export function Pagination({ page, pageCount, onPageChange }: PaginationProps): ReactNode {
  const { t } = useLingui();
  return (
    <nav className="ui-pagination" aria-label={t`Pages`}>
      <IconButton
        label={t`Previous page`}
        size="small"
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <Icon icon={previousIcon} size={20} />
      </IconButton>
      <span className="ui-pagination-place" aria-live="polite">
        {t`Page ${page} of ${pageCount}`}
      </span>
      <IconButton
        label={t`Next page`}
        size="small"
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        <Icon icon={nextIcon} size={20} />
      </IconButton>
    </nav>
  );
}
