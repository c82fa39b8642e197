import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { sortDownIcon, sortUpIcon } from '../icons/icons.ts';
import { Select } from '../select/select.tsx';
import type { TableColumn, TableSort } from './table-column.ts';

interface TableToolsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSortChange: (sort: TableSort) => void;
}

/**
 * The sort field above the cards; visible only below 768 px, where there are no headers to press.
 */
export function TableTools<Row>({ columns, sort, onSortChange }: TableToolsProps<Row>): ReactNode {
  const { t } = useLingui();
  const sortable = columns.filter((column) => column.isSortable === true);
  if (sortable.length === 0) return null;
  const direction = sort?.direction ?? 'ascending';
  const isUp = direction === 'ascending';
  const columnId = sort?.columnId ?? sortable[0]?.id ?? '';
  return (
    <div className="ui-table-tools">
      <Select
        aria-label={t`Sort by`}
        options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
        value={columnId}
        onChange={(event) => onSortChange({ columnId: event.target.value, direction })}
      />
      <IconButton
        label={isUp ? t`Sorted ascending. Reverse order` : t`Sorted descending. Reverse order`}
        variant="secondary"
        onClick={() => onSortChange({ columnId, direction: isUp ? 'descending' : 'ascending' })}
      >
        <Icon icon={isUp ? sortUpIcon : sortDownIcon} />
      </IconButton>
    </div>
  );
}
