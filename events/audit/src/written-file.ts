import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';

import { CheckpointProblem } from './checkpoint-folder.ts';
import type { ExportedFile } from './export-folder.ts';

/** How much of a file is whole, and the SHA-256 of that. */
export type Kept = Pick<ExportedFile, 'bytes' | 'sha256'>;

/** A file that is written from its beginning to its end, with its length and hash so far. */
export interface WrittenFile {
  readonly write: (text: string) => Promise<void>;
  /** Waits until it is on the disk; returns what it is then. */
  readonly keep: () => Promise<Kept>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a file to write to.
 *
 * @param kept what of it is whole; what comes after it is cut off. 0 bytes: it is written anew
 * @throws CheckpointProblem when it has fewer bytes or others
 */
export async function writtenFile(file: string, kept: Kept): Promise<WrittenFile> {
  const handle = await open(file, kept.bytes === 0 ? 'w' : 'r+', 0o600);
  const hash = createHash('sha256');
  const sha256 = (): string => hash.copy().digest('hex');
  try {
    await hashOf(handle, kept.bytes, (chunk) => hash.update(chunk));
    if (kept.bytes > 0 && sha256() !== kept.sha256) {
      throw new CheckpointProblem('A file of the export was changed since: begin a new export');
    }
    await handle.truncate(kept.bytes);
  } catch (error) {
    await handle.close();
    throw error;
  }
  let { bytes } = kept;
  return {
    async write(text) {
      const buffer = Buffer.from(text);
      hash.update(buffer);
      // A disk that is nearly full takes less than it is given
      for (let done = 0; done < buffer.length;) {
        const left = buffer.length - done;
        const { bytesWritten } = await handle.write(buffer, done, left, bytes);
        done += bytesWritten;
        bytes += bytesWritten;
      }
    },
    async keep() {
      await handle.datasync();
      return { bytes, sha256: sha256() };
    },
    close: () => handle.close(),
  };
}

async function hashOf(
  handle: FileHandle,
  bytes: number,
  onChunk: (chunk: Buffer) => void,
): Promise<void> {
  const buffer = Buffer.alloc(65_536);
  for (let read = 0; read < bytes;) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, bytes - read), read);
    if (bytesRead === 0) throw new CheckpointProblem('A file of the export has lost its end');
    onChunk(buffer.subarray(0, bytesRead));
    read += bytesRead;
  }
}
