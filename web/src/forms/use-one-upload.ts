import type { ChosenFile } from '@osta/ui-kit';
import { useState } from 'react';

import type { Call } from '../api/call.ts';
import { useApi } from '../api/use-api.ts';

interface OneUploadOptions<Answer> {
  /** Returns the call that uploads the file, which is in the field `file`. */
  readonly callOf: (body: FormData) => Call<Answer>;
  /** Returns the id of the file from the answer. */
  readonly idOf: (answer: Answer) => string;
  /** Takes the file while it is sent and when it is there; `null`: it could not be sent. */
  readonly onFile: (file: ChosenFile | null) => void;
}

interface OneUpload {
  /** Why the last file could not be sent; `null`: nothing failed. */
  readonly error: unknown;
  readonly isUploading: boolean;
  readonly upload: (file: File) => Promise<void>;
}

/** Uploads the one file of a form as soon as it is chosen. */
export function useOneUpload<Answer>({
  callOf,
  idOf,
  onFile,
}: OneUploadOptions<Answer>): OneUpload {
  const api = useApi();
  const [error, setError] = useState<unknown>(null);
  const [isUploading, setUploading] = useState(false);

  async function upload(file: File): Promise<void> {
    const body = new FormData();
    body.set('file', file);
    setError(null);
    setUploading(true);
    const chosen = { name: file.name, size: file.size };
    onFile({ ...chosen, id: file.name, state: 'uploading' });
    try {
      const answer = await api.request(callOf(body), { idempotencyKey: crypto.randomUUID() });
      onFile({ ...chosen, id: idOf(answer), state: 'done' });
    } catch (failure) {
      setError(failure);
      onFile(null);
    } finally {
      setUploading(false);
    }
  }

  return { error, isUploading, upload };
}
