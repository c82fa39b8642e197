import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { IsoDate } from '../date-text/iso-date.tsx';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { moreIcon } from '../icons/icons.ts';
import { EmptyRequests } from '../illustrations/empty-requests.tsx';
import { Money } from '../money/money.tsx';
import { StatusBadge, type StatusTone } from '../status-badge/status-badge.tsx';
import { Say, useStoryText } from '../testing/say.tsx';
import type { StoryText } from '../testing/story-texts.ts';
import type { TableColumn, TableSort } from './table-column.ts';
import { Table, type TableProps } from './table.tsx';

interface Job {
  readonly id: string;
  readonly customer: StoryText;
  readonly trade: StoryText;
  readonly day: string;
  readonly price: number;
  readonly status: readonly [StatusTone, StoryText];
}

const jobs: readonly Job[] = [
  {
    id: 'a',
    customer: 'person two',
    trade: 'cooling',
    day: '2026-11-24T08:00:00Z',
    price: 1_250_500,
    status: ['good', 'confirmed'],
  },
  {
    id: 'b',
    customer: 'person three',
    trade: 'plumbing',
    day: '2026-11-22T14:00:00Z',
    price: 85_000,
    status: ['waiting', 'waiting for answer'],
  },
  {
    id: 'c',
    customer: 'person one',
    trade: 'electrical',
    day: '2026-12-02T10:30:00Z',
    price: 320_000,
    status: ['danger', 'declined'],
  },
];

const rankOf: Record<string, (job: Job) => string | number> = {
  customer: (job) => job.customer,
  day: (job) => job.day,
  price: (job) => job.price,
};

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function sorted(rows: readonly Job[], { columnId, direction }: TableSort): readonly Job[] {
  const rank = rankOf[columnId];
  if (rank === undefined) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(rank(one), rank(other)));
}

type StoryWords = ReturnType<typeof useStoryText>;

function columnsOf(text: StoryWords): readonly TableColumn<Job>[] {
  return [
    {
      id: 'customer',
      header: text({ ar: 'الزبون', en: 'Customer' }),
      isSortable: true,
      cell: (job) => text(job.customer),
    },
    {
      id: 'trade',
      header: text('service label'),
      cell: (job) => text(job.trade),
    },
    {
      id: 'day',
      header: text({ ar: 'اليوم', en: 'Day' }),
      isSortable: true,
      cell: (job) => <IsoDate instant={job.day} />,
    },
    {
      id: 'price',
      header: text('price label'),
      isSortable: true,
      align: 'end',
      cell: (job) => <Money dirham={job.price} />,
    },
    {
      id: 'status',
      header: text({ ar: 'الحالة', en: 'Status' }),
      cell: (job) => <StatusBadge tone={job.status[0]}>{text(job.status[1])}</StatusBadge>,
    },
    {
      id: 'more',
      header: text({ ar: 'إجراءات', en: 'Actions' }),
      isHeaderHidden: true,
      align: 'end',
      cell: (job) => (
        <DropdownMenu
          align="end"
          trigger={
            <IconButton
              label={`${text({ ar: 'المزيد عن حجز', en: 'More about the booking of' })} ${text(job.customer)}`}
              size="small"
            >
              <Icon icon={moreIcon} size={20} />
            </IconButton>
          }
          entries={[{ kind: 'action', id: 'see', label: text('read more'), onSelect: fn() }]}
        />
      ),
    },
  ];
}

/** Sorts and selects, like a page. */
function JobsTable(props: Partial<TableProps<Job>>): ReactNode {
  const text = useStoryText();
  const [sort, setSort] = useState<TableSort>({ columnId: 'day', direction: 'ascending' });
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <Table<Job>
      label={text('my bookings')}
      columns={columnsOf(text)}
      rows={sorted(jobs, sort)}
      idOf={(job) => job.id}
      sort={sort}
      onSortChange={setSort}
      selection={{
        selectedIds,
        onChange: setSelectedIds,
        nameOf: (job) => text(job.customer),
        actions: (
          <Button size="small" variant="secondary">
            <Say text={{ ar: 'إرسال تذكير', en: 'Send a reminder' }} />
          </Button>
        ),
      }}
      {...props}
    />
  );
}

const meta = {
  title: 'Primitives/Table',
  tags: ['stable'],
  component: Table<Job>,
  args: { label: '', columns: [], rows: jobs, idOf: (job) => job.id },
  render: () => <JobsTable />,
} satisfies Meta<typeof Table<Job>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sorted by a header, or below 768 px by the field above the cards. */
export const Sorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const firstPrice = (): string => canvas.getAllByRole('row').at(-3)?.textContent ?? '';
    const before = firstPrice();
    const head = canvas.queryByRole('button', { name: /^(?:السعر|Price)$/ });
    if (head === null) {
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'price');
    } else {
      await userEvent.click(head);
      await expect(head.closest('th')).toHaveAttribute('aria-sort', 'ascending');
      head.focus();
      await userEvent.keyboard('{Enter}');
      await expect(head.closest('th')).toHaveAttribute('aria-sort', 'descending');
      await userEvent.keyboard('{Enter}');
    }
    await expect(firstPrice()).toContain('85');
    await expect(before.length).toBeGreaterThan(0);
  },
};

/** The header's checkbox selects all or none, and is indeterminate for some. */
export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    const rowBoxes = canvas.getAllByRole('checkbox').filter((box) => box.closest('tbody') !== null);
    const [first, second] = rowBoxes;
    if (first === undefined || second === undefined) throw new Error('no boxes');
    first.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toBeVisible();
    const all = canvas.getAllByRole('checkbox').find((box) => box.closest('thead') !== null);
    if (all !== undefined) {
      await expect(all).toBePartiallyChecked();
      await userEvent.click(all);
      await expect(all).toBeChecked();
      await expect(second).toBeChecked();
      await userEvent.click(all);
    } else {
      await userEvent.click(first);
    }
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.click(second);
  },
};

/** As cards it is still a table for screen readers. */
export const Roles: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('rowheader')).toHaveLength(3);
    await expect(table.getAllByRole('cell')).toHaveLength(18);
  },
};

export const Plain: Story = {
  render: function Render() {
    const text = useStoryText();
    return (
      <Table<Job>
        label={text('my bookings')}
        rows={jobs}
        idOf={(job) => job.id}
        columns={columnsOf(text).filter(({ id }) => id === 'customer' || id === 'price')}
      />
    );
  },
};

/** The headers say already what will come. */
export const Loading: Story = { render: () => <JobsTable rows={[]} isLoading /> };

export const Empty: Story = {
  render: () => (
    <JobsTable
      rows={[]}
      empty={
        <EmptyState
          size="small"
          illustration={<EmptyRequests />}
          title={<Say text="no requests" />}
          description={<Say text="no requests why" />}
        />
      }
    />
  ),
};

/** Text by users: long and without spaces. */
export const Hostile: Story = {
  render: function Render() {
    const text = useStoryText();
    return (
      <Table<{ readonly id: string; readonly words: string }>
        label={text('my requests')}
        rows={[
          { id: '1', words: text('long sentence') },
          { id: '2', words: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
        ]}
        idOf={(row) => row.id}
        columns={[
          { id: 'id', header: 'ID', cell: (row) => row.id },
          { id: 'words', header: text('description label'), cell: (row) => row.words },
        ]}
      />
    );
  },
};
