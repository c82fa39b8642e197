import type { ListedStore } from '@osta/contracts/store/api';
import { picturePath } from '@osta/contracts/store/media-path';
import { Distance, OpenNow, Skeleton, StoreCard } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import './store-cards.css';

interface StoreCardsProps {
  /** `undefined` while loading. */
  readonly stores: readonly ListedStore[] | undefined;
  /** When the answer came: whether a store is open is said of that moment. */
  readonly now: Date;
  readonly headingAs?: 'h2' | 'h3';
  /** Stands out, as its pin on a map does. */
  readonly selectedId?: string | null;
  /** What was searched for, where a search shows them: the store learns which words led to it. */
  readonly searchedFor?: string;
  /** Called when the pointer or the focus reaches a card. */
  readonly onReach?: (id: string) => void;
}

/** Between trades, and before a distance; a no-break space ties it to the word before. */
const dot = '\u00A0· ';

/** Stores as cards. */
export function StoreCards({
  stores,
  now,
  headingAs = 'h3',
  selectedId = null,
  searchedFor,
  onReach,
}: StoreCardsProps): ReactNode {
  return (
    <div className="web-store-cards" aria-busy={stores === undefined || undefined}>
      {stores === undefined &&
        ['a', 'b', 'c'].map((key) => <Skeleton key={key} width="100%" height="320px" />)}
      {stores?.map(({ storeId, name, description, categories, place, open, cover, ...store }) => (
        <div
          key={storeId}
          className="web-store-card"
          data-store={storeId}
          data-selected={storeId === selectedId || undefined}
          onPointerEnter={() => onReach?.(storeId)}
          onFocus={() => onReach?.(storeId)}
        >
          <StoreCard
            headingAs={headingAs}
            link={
              <Link
                to="/store/$id/public"
                params={{ id: storeId }}
                state={searchedFor === undefined ? {} : { storeSearch: searchedFor }}
              >
                <bdi>{name}</bdi>
              </Link>
            }
            about={
              <span className="web-store-about" dir="auto">
                {description === '' ? categories.map((each) => each.name).join(dot) : description}
              </span>
            }
            area={
              <>
                {place.name}
                {store.distanceMeters !== null && (
                  <>
                    {dot}
                    <Distance meters={store.distanceMeters} />
                  </>
                )}
              </>
            }
            category={categories[0]?.id ?? ''}
            coverUrl={cover === null ? null : picturePath(storeId, cover.id, '480.webp')}
            {...(store.rating !== null && { rating: store.rating })}
            hours={<OpenNow {...open} now={now} />}
          />
        </div>
      ))}
    </div>
  );
}
