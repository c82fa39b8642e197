import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';

import { CheckpointProblem } from './checkpoint-folder.ts';
import type { ExportedFile } from './export-folder.ts';

/** A file that is written from its beginning to its end, with its length and hash so far. */
export interface WrittenFile {
  readonly write: (text: string) => Promise<void>;
  /** Waits until it is on the disk; returns its length in bytes. */
  readonly keep: () => Promise<number>;
  readonly end: () => Pick<ExportedFile, 'bytes' | 'sha256'>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a file to write to.
 *
 * @param kept how many bytes of it are whole; what comes after them is cut off. 0: the file must be new
 * @throws CheckpointProblem when it has fewer
 */
export async function writtenFile(file: string, kept: number): Promise<WrittenFile> {
  const handle = await open(file, kept === 0 ? 'w' : 'r+', 0o600);
  const hash = createHash('sha256');
  try {
    await hashOf(handle, kept, (chunk) => hash.update(chunk));
    await handle.truncate(kept);
  } catch (error) {
    await handle.close();
    throw error;
  }
  let bytes = kept;
  return {
    async write(text) {
      const buffer = Buffer.from(text);
      hash.update(buffer);
      await handle.write(buffer, 0, buffer.length, bytes);
      bytes += buffer.length;
    },
    async keep() {
      await handle.datasync();
      return bytes;
    },
    end: () => ({ bytes, sha256: hash.digest('hex') }),
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
