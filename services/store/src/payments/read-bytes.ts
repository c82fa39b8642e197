import type { IncomingMessage } from 'node:http';

/** Bytes: no report and no form is larger. */
const largest = 16 * 1024;

/**
 * Reads the body of a request as it was sent; `null`: it is too large, or the sender went away.
 */
export async function readBytes(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > largest) return null;
      chunks.push(bytes);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks);
}
