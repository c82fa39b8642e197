import { useLingui } from '@lingui/react/macro';
import { photoPath } from '@osta/contracts/request/photo-forms';
import { shrinkPicture, type UploadedImage } from '@osta/ui-kit';
import { useEffect, useRef, useState } from 'react';

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

/** The photos of a form: those that are uploaded, and those on their way. */
export interface PhotoUploads {
  readonly images: readonly UploadedImage[];
  /** Why the last photo was not taken, as a sentence. */
  readonly problem: string | undefined;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
  /**
   * Waits for the photos that are on their way.
   *
   * @returns these photos with them; null if one of them was not taken
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
  const [problem, setProblem] = useState<string>();
  // Of this visit: they are shown without being fetched
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const urls = useRef(new Set<string>());
  const onTheirWay = useRef(new Map<string, Promise<string | null>>());
  const removed = useRef(new Set<string>());
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

  async function upload({ key, file, url }: Sending): Promise<string | null> {
    if (removed.current.has(key)) return null;
    const small = await shrinkPicture(file).catch(() => null);
    if (small === null) {
      const { name } = file;
      setProblem(t`“${name}” can’t be read here. Choose a JPEG, PNG or WebP photo.`);
      return null;
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
      setProblem(problemText(error));
      return null;
    }
  }

  function add(files: readonly File[]): void {
    setProblem(undefined);
    const added = files.map((file): Sending => {
      const url = URL.createObjectURL(file);
      urls.current.add(url);
      return { key: crypto.randomUUID(), file, url };
    });
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

  function remove(id: string): void {
    setProblem(undefined);
    removed.current.add(id);
    onTheirWay.current.delete(id);
    leave(id);
    onChange((before) => before.filter((photoId) => photoId !== id));
  }

  async function finished(chosen: PhotoIds): Promise<PhotoIds | null> {
    const late = await Promise.all(onTheirWay.current.values());
    const taken = late.filter((photoId) => photoId !== null);
    return taken.length < late.length ? null : [...new Set([...chosen, ...taken])];
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

  return { images, problem, add, remove, finished };
}
