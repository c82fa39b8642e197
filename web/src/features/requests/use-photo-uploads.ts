import { useLingui } from '@lingui/react/macro';
import { mostPhotos, photoPath } from '@osta/contracts/request/photo-forms';
import { shrinkPicture, type UploadedImage } from '@osta/ui-kit';
import { useEffect, useRef, useState } from 'react';

import { isProblem } from '../../api/api-problem.ts';
import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { useProblemText } from '../../problem/use-problem-text.ts';

type PhotoIds = readonly string[];

/** A photo on its way to the service. */
interface Sending {
  readonly key: string;
  readonly file: File;
  /** Of the file in this browser. */
  readonly url: string;
}

/** A photo that was chosen and is not there. */
export interface LostPhoto extends Sending {
  /** Why, as a sentence. */
  readonly reason: string;
  /** Whether another try may succeed with the same file. */
  readonly canRetry: boolean;
}

/** The photos of a form: those that are uploaded, those on their way, and those that got lost on it. */
export interface PhotoUploads {
  readonly images: readonly UploadedImage[];
  readonly lost: readonly LostPhoto[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  /** Sends the lost photos again. */
  readonly retry: () => void;
  /** Goes on without the lost photos. */
  readonly letGo: () => void;
  /**
   * Waits for the photos that are on their way.
   *
   * @returns these photos with them; null if one has got lost, once for each
   */
  readonly finished: (chosen: PhotoIds) => Promise<PhotoIds | null>;
}

/**
 * Uploads photos as soon as they are chosen, one after the other: on a slow line the first is there before the last
 * is begun.
 *
 * @param photos the ids of the photos of the form
 * @param onChange takes the change, since an upload ends after other changes
 */
export function usePhotoUploads(
  photos: PhotoIds,
  onChange: (change: (before: PhotoIds) => PhotoIds) => void,
): PhotoUploads {
  const { t } = useLingui();
  const api = useApi();
  const problemText = useProblemText();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [lost, setLost] = useState<readonly LostPhoto[]>([]);
  // Of this visit: they are shown without being fetched
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const urls = useRef(new Set<string>());
  const onTheirWay = useRef(new Map<string, Promise<string | null>>());
  const removed = useRef(new Set<string>());
  // Lost, and the person may not have seen it: the step with the photos may be left by then
  const untold = useRef(new Set<string>());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    const made = urls.current;
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, []);

  function leave(key: string): void {
    setSending((before) => before.filter((each) => each.key !== key));
  }

  function lose(one: Sending, reason: string, canRetry: boolean): null {
    if (removed.current.has(one.key)) return null;
    untold.current.add(one.key);
    setLost((before) => [...before, { ...one, reason, canRetry }]);
    return null;
  }

  function letGo(): void {
    untold.current.clear();
    setLost([]);
  }

  async function upload(one: Sending): Promise<string | null> {
    const { key, file, url } = one;
    if (removed.current.has(key)) return null;
    const small = await shrinkPicture(file).catch(() => null);
    if (small === null) {
      const { name } = file;
      return lose(one, t`“${name}” can’t be read here. Choose a JPEG, PNG or WebP photo.`, false);
    }
    const body = new FormData();
    body.set('file', small);
    try {
      const uploaded = call('POST /api/requests/photos', { body });
      const { photoId } = await api.request(uploaded, { idempotencyKey: key });
      if (removed.current.has(key)) return null;
      setPreviews((before) => new Map(before).set(photoId, url));
      leave(key);
      onChange((before) => [...before, photoId]);
      return photoId;
    } catch (error) {
      const isFinal = isProblem(error, 'IMAGE_REFUSED', 'PHOTO_LIMIT_REACHED');
      return lose(one, problemText(error), !isFinal);
    }
  }

  function enqueue(added: readonly Sending[]): void {
    setSending((before) => [...before, ...added]);
    for (const one of added) {
      const uploaded = last.current
        .then(() => upload(one))
        .finally(() => {
          onTheirWay.current.delete(one.key);
          leave(one.key);
        });
      last.current = uploaded;
      onTheirWay.current.set(one.key, uploaded);
    }
  }

  function add(files: readonly File[]): void {
    // Chosen in the place of lost ones, which there is no room for any more
    if (photos.length + sending.length + lost.length + files.length > mostPhotos) letGo();
    enqueue(
      files.map((file): Sending => {
        const url = URL.createObjectURL(file);
        urls.current.add(url);
        return { key: crypto.randomUUID(), file, url };
      }),
    );
  }

  function retry(): void {
    untold.current.clear();
    setLost((before) => before.filter(({ canRetry }) => !canRetry));
    enqueue(lost.filter(({ canRetry }) => canRetry));
  }

  function remove(id: string): void {
    removed.current.add(id);
    onTheirWay.current.delete(id);
    leave(id);
    onChange((before) => before.filter((photoId) => photoId !== id));
  }

  async function finished(chosen: PhotoIds): Promise<PhotoIds | null> {
    const late = await Promise.all(onTheirWay.current.values());
    if (untold.current.size > 0) {
      untold.current.clear();
      return null;
    }
    return [...new Set([...chosen, ...late.filter((photoId) => photoId !== null)])];
  }

  const images = [
    ...photos.map((id, place) => {
      const number = place + 1;
      return {
        id,
        url: previews.get(id) ?? photoPath(id, '480.webp'),
        alt: t`Photo ${number}`,
      };
    }),
    ...sending.map(({ key, url }, place) => {
      const number = photos.length + place + 1;
      return { id: key, url, alt: t`Photo ${number}`, isUploading: true };
    }),
  ];

  return { images, lost, add, remove, retry, letGo, finished };
}
