import { useEffect, useState } from 'react';

import { readPicture } from './picture-file.ts';

interface Picture {
  readonly url: string;
  readonly image: HTMLImageElement;
}

/** Reads a file, and keeps its address as long as it is shown. Returns null until it is read. */
export function usePicture(file: File | undefined): Picture | 'broken' | null {
  const [read, setRead] = useState<{ file: File; picture: Picture | 'broken' } | null>(null);
  useEffect(() => {
    if (file === undefined) return undefined;
    const url = URL.createObjectURL(file);
    let isCurrent = true;
    readPicture(url).then(
      (image) => isCurrent && setRead({ file, picture: { url, image } }),
      () => isCurrent && setRead({ file, picture: 'broken' }),
    );
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return read !== null && read.file === file ? read.picture : null;
}
