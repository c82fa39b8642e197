import { useLingui } from '@lingui/react/macro';
import { downIcon, dragIcon, Icon, IconButton, moveItem, upIcon } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import './order-list.css';

/** A line that can be moved. */
export interface OrderedItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface OrderListProps<Id extends string> {
  readonly items: readonly OrderedItem<Id>[];
  /** The ids in their new order. */
  readonly onReorder: (ids: readonly Id[]) => void;
}

/** Lines in an order that is set by dragging or by buttons, which keep the focus. The new place is announced. */
export function OrderList<Id extends string>({ items, onReorder }: OrderListProps<Id>): ReactNode {
  const { t } = useLingui();
  const [dragged, setDragged] = useState<number | null>(null);
  const [news, setNews] = useState('');
  const count = items.length;

  function move(from: number, to: number): void {
    const moved = moveItem(items, from, to);
    if (moved === items) return;
    const label = items[from]?.label ?? '';
    const place = to + 1;
    setNews(t`${label}: place ${place} of ${count}`);
    onReorder(moved.map(({ id }) => id));
  }

  return (
    <>
      <ol className="web-order">
        {items.map(({ id, label }, place) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is an extra: the buttons do the same
          <li
            key={id}
            className="web-order-line"
            draggable
            onDragStart={() => setDragged(place)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, place);
              setDragged(null);
            }}
          >
            <Icon icon={dragIcon} size={18} />
            <span className="web-order-label">{label}</span>
            <IconButton
              label={t`Move ${label} up`}
              size="small"
              aria-disabled={place === 0 || undefined}
              onClick={() => move(place, place - 1)}
            >
              <Icon icon={upIcon} size={20} />
            </IconButton>
            <IconButton
              label={t`Move ${label} down`}
              size="small"
              aria-disabled={place === count - 1 || undefined}
              onClick={() => move(place, place + 1)}
            >
              <Icon icon={downIcon} size={20} />
            </IconButton>
          </li>
        ))}
      </ol>
      <p className="ui-visually-hidden" aria-live="polite">
        {news}
      </p>
    </>
  );
}
