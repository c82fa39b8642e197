import sharp from 'sharp';

/** Returns a small WebP of one colour: what seeds and tests upload where a picture is needed. */
export async function blankPicture(): Promise<Uint8Array> {
  const blank = { width: 640, height: 400, channels: 3, background: '#dbe7f5' } as const;
  return sharp({ create: blank }).webp().toBuffer();
}
