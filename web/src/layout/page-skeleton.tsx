import { Skeleton } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { AwaitedPage, PageShape } from './page-shape.ts';

import './page-skeleton.css';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];
const fields = ['a', 'b', 'c', 'd'];

function ListSkeleton(): ReactNode {
  return (
    <>
      <div className="web-skeleton-title">
        <Skeleton width="240px" height="100%" />
      </div>
      <Skeleton width="420px" height="44px" />
      <div className="web-skeleton-cards">
        {cards.map((key) => (
          <div className="web-skeleton-card" key={key}>
            <div className="web-skeleton-who">
              <Skeleton width="44px" height="44px" shape="circle" />
              <div className="web-skeleton-lines">
                <Skeleton width="60%" height="18px" />
                <Skeleton width="40%" height="14px" />
              </div>
            </div>
            <Skeleton height="14px" />
            <Skeleton width="75%" height="14px" />
          </div>
        ))}
      </div>
    </>
  );
}

function DetailSkeleton(): ReactNode {
  return (
    <>
      <div className="web-skeleton-title">
        <Skeleton width="360px" height="100%" />
      </div>
      <Skeleton width="200px" height="18px" />
      <div className="web-skeleton-columns">
        <div className="web-skeleton-card">
          <Skeleton width="45%" height="20px" />
          <Skeleton height="14px" />
          <Skeleton width="90%" height="14px" />
          <Skeleton width="65%" height="14px" />
          <Skeleton height="160px" />
        </div>
        <div className="web-skeleton-card">
          <Skeleton width="60%" height="20px" />
          <Skeleton height="14px" />
          <Skeleton height="44px" />
        </div>
      </div>
    </>
  );
}

function FormSkeleton(): ReactNode {
  return (
    <>
      <div className="web-skeleton-title">
        <Skeleton width="260px" height="100%" />
      </div>
      <Skeleton width="420px" height="18px" />
      {fields.map((key) => (
        <div className="web-skeleton-field" key={key}>
          <Skeleton width="120px" height="18px" />
          <Skeleton height="44px" />
        </div>
      ))}
      <Skeleton width="140px" height="44px" />
    </>
  );
}

const shapes: { readonly [Shape in PageShape]: () => ReactNode } = {
  list: ListSkeleton,
  detail: DetailSkeleton,
  form: FormSkeleton,
};

interface PageSkeletonProps {
  readonly page: AwaitedPage;
  /** Whether the workplace's navigation is there already. */
  readonly isInWorkplace: boolean;
}

/** Stands where the awaited page will be, in its shape and at its place. */
export function PageSkeleton({ page, isInWorkplace }: PageSkeletonProps): ReactNode {
  const Shape = shapes[page.shape];
  if (page.frame === 'auth') {
    return (
      <div className="web-skeleton-auth">
        <div className="web-skeleton-auth-card">
          <Shape />
        </div>
      </div>
    );
  }
  const content = (
    <div className="web-page web-skeleton" data-shape={page.shape}>
      <Shape />
    </div>
  );
  if (page.frame === 'site' || isInWorkplace) return content;
  return (
    <div className="web-workplace web-skeleton-work">
      <div className="web-workplace-nav" />
      <div className="web-workplace-main">{content}</div>
    </div>
  );
}
