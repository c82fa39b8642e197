import { Plural, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';

import type { GalleryPicture } from './gallery-picture.ts';
import { SizedPicture } from './sized-picture.tsx';

import './gallery.css';

const loadLightbox = async () => ({ default: (await import('./lightbox.tsx')).Lightbox });
// Many look at a gallery, few open it: its dialog comes with the pointer or the focus
const Lightbox = lazy(loadLightbox);
const prepare = (): void => void loadLightbox();

export interface GalleryProps {
  /** Names the gallery for screen readers. */
  readonly label: string;
  /** At least one; the first one is shown large. */
  readonly pictures: readonly GalleryPicture[];
}

/** Pictures beside the first one; the others are behind a button. */
const beside = 4;

/** Pictures of a place or of work: the first one large, all of them in a lightbox. */
export function Gallery({ label, pictures }: GalleryProps): ReactNode {
  const { t } = useLingui();
  const [place, setPlace] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const shown = pictures.slice(0, 1 + beside);
  const hidden = pictures.length - shown.length;

  function open(first: number): void {
    setWasOpened(true);
    setPlace(first);
  }

  return (
    <section className="ui-gallery" aria-label={label}>
      <ul className="ui-gallery-tiles" data-count={shown.length}>
        {shown.map((picture, n) => {
          const { id, alt } = picture;
          return (
            <li key={id}>
              <button
                type="button"
                className="ui-gallery-tile"
                aria-label={t`Show picture: ${alt}`}
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => open(n)}
              >
                <SizedPicture
                  picture={picture}
                  alt=""
                  sizes={n === 0 ? wideSizes : tileSizes}
                  loading={n === 0 ? 'eager' : 'lazy'}
                  fetchPriority={n === 0 ? 'high' : 'auto'}
                  decoding="async"
                />
              </button>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className="ui-gallery-all"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => open(0)}
        >
          <Plural value={pictures.length} one="Show # picture" other="Show all # pictures" />
        </button>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <Lightbox label={label} pictures={pictures} place={place} onPlaceChange={setPlace} />
        </Suspense>
      )}
    </section>
  );
}

/* oxlint-disable lingui/no-unlocalized-strings -- media queries, not words */
const wideSizes = '(width < 768px) 100vw, 600px';
const tileSizes = '(width < 768px) 25vw, 300px';
