import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import type { UserId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';

/** How long a link lives at least; it ends on the clock's next multiple of that, so that it stays the same for a while. */
const lives = 600_000;

/** A private file, and who reads it. */
interface ReadFile {
  readonly applicantId: UserId;
  readonly fileId: string;
  readonly readerId: UserId;
}

/** Links to private files. Each is for one reader, and ends soon. */
export interface FileLinks {
  /** Returns the path of a file for this reader: it lives for ten to twenty minutes. */
  pathOf(file: ReadFile): string;
  /** Whether this is the key of a link that was made for this reader and lives. */
  isOpenedBy(key: string, file: ReadFile): boolean;
}

/**
 * Returns the links of a product. A key follows from file, reader, end and a secret, so it is in no table, and
 * every process of the service knows it.
 *
 * @param secret of the product
 */
export function createFileLinks(secret: string, clock: Clock): FileLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links to private files', 32));

  function keyOf({ applicantId, fileId, readerId }: ReadFile, end: number): string {
    const signed = `${applicantId}\n${fileId}\n${readerId}\n${end}`;
    const signature = createHmac('sha256', key).update(signed).digest('base64url');
    return `${end.toString(36)}.${signature}`;
  }

  return {
    pathOf(file) {
      const end = Math.ceil((Date.parse(clock.now()) + lives) / lives) * lives;
      const { applicantId, fileId } = file;
      return `/api/professional/applications/${applicantId}/files/${fileId}/${keyOf(file, end)}`;
    },

    isOpenedBy(given, file) {
      const [written = ''] = given.split('.');
      const end = Number.parseInt(written, 36);
      if (!(end > Date.parse(clock.now()))) return false;
      const right = Buffer.from(keyOf(file, end));
      const theirs = Buffer.from(given);
      return theirs.length === right.length && timingSafeEqual(theirs, right);
    },
  };
}
