import { createHash } from 'node:crypto';

/**
 * Returns the id of something of which there is one for each `source`: the same for the same source and
 * purpose. It is born at the moment of the source, as its first 48 bits say.
 *
 * @param source a UUIDv7
 * @returns a UUIDv7
 */
export function derivedId(purpose: string, source: string): string {
  const digest = createHash('sha256').update(`${purpose}:${source}`).digest();
  const bytes = Buffer.concat([
    Buffer.from(source.replaceAll('-', '').slice(0, 12), 'hex'),
    digest.subarray(0, 10),
  ]);
  // Version 7 and the variant of RFC 9562
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  const hex = bytes.toString('hex');
  return [8, 12, 16, 20, 32].map((end, n) => hex.slice([0, 8, 12, 16, 20][n], end)).join('-');
}
