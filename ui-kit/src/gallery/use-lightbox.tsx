import { lazy, type ReactNode, Suspense, useState } from 'react';

import type { GalleryPicture } from './gallery-picture.ts';

const loadLightbox = async () => ({ default: (await import('./lightbox.tsx')).Lightbox });
// Many look at pictures, few open them: the dialog comes with the pointer or the focus
const Lightbox = lazy(loadLightbox);
const prepare = (): void => void loadLightbox();

interface OpenedPictures {
  /** Opens the lightbox at the picture of this place, from 0. */
  readonly open: (place: number) => void;
  /** Of every button that opens it. */
  readonly opening: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  /** Beside the buttons. */
  readonly lightbox: ReactNode;
}

/** Returns a lightbox for pictures, and what opens it. */
export function useLightbox(label: string, pictures: readonly GalleryPicture[]): OpenedPictures {
  const [place, setPlace] = useState<number | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return {
    open(first) {
      setWasOpened(true);
      setPlace(first);
    },
    opening: { onPointerEnter: prepare, onFocus: prepare },
    lightbox: wasOpened && (
      <Suspense fallback={null}>
        <Lightbox label={label} pictures={pictures} place={place} onPlaceChange={setPlace} />
      </Suspense>
    ),
  };
}
