import type { ListedStore } from '@osta/contracts/store/api';
import { picturePath } from '@osta/contracts/store/media-path';
import { Distance, OpenNow, Skeleton, StoreCard } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';

import './store-cards.css';

interface FoundBy {
  /** When the answer came, in ms since 1970: whether a store is open is said of that moment. */
  readonly answeredAt: number;
  readonly headingAs?: 'h2' | 'h3';
  /** What was searched for, where a search shows them: the store learns which words led to it. */
  readonly searchedFor?: string | undefined;
  /** Called when the pointer or the focus reaches a card. */
  readonly onReach?: ((id: string) => void) | undefined;
}

interface StoreCardsProps extends FoundBy {
  /** `undefined` while loading. */
  readonly stores: readonly ListedStore[] | undefined;
  /** Stands out, as its pin on a map does. */
  readonly selectedId?: string | null;
}

interface ListedStoreCardProps extends FoundBy {
  readonly store: ListedStore;
  readonly isSelected: boolean;
}

/** Between trades, and before a distance; a no-break space ties it to the word before. */
const dot = '\u00A0· ';

function ListedStoreCard({
  store: { storeId, name, description, categories, place, open, cover, ...store },
  answeredAt,
  headingAs = 'h3',
  isSelected,
  searchedFor,
  onReach,
}: ListedStoreCardProps): ReactNode {
  return (
    <div
      className="web-store-card"
      data-store={storeId}
      data-selected={isSelected || undefined}
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
        hours={<OpenNow {...open} now={new Date(answeredAt)} />}
      />
    </div>
  );
}

/** Rendered again only when it changes: of a long list, a pointer reaches one at a time. */
const SteadyStoreCard = memo(ListedStoreCard);

/** Stores as cards. */
export function StoreCards({ stores, selectedId = null, ...foundBy }: StoreCardsProps): ReactNode {
  return (
    <div className="web-store-cards" aria-busy={stores === undefined || undefined} data-in-turn="">
      {stores === undefined &&
        ['a', 'b', 'c'].map((key) => <Skeleton key={key} width="100%" height="320px" />)}
      {stores?.map((store) => (
        <SteadyStoreCard
          key={store.storeId}
          {...foundBy}
          store={store}
          isSelected={store.storeId === selectedId}
        />
      ))}
    </div>
  );
}
