import { pictureForms } from '@osta/platform/files/kept-pictures';
import { mostWorkFiles } from '@osta/professional/files/work-pictures';
import { mostFiles } from '@osta/store/files/store-pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { drawnPictures, drawnTrades } from './store-scenes.ts';
import { drawnWork, workTrades } from './work-scenes.ts';

describe('the pictures of the demo market', () => {
  it.each([
    ...drawnTrades.map((trade) => ({ trade, drawn: drawnPictures, most: mostFiles })),
    ...workTrades.map((trade) => ({ trade, drawn: drawnWork, most: mostWorkFiles })),
  ])('are there in every stored form: $trade', async ({ trade, drawn, most }) => {
    const pictures = await drawn([trade]);
    expect(pictures.length * 2).toBeLessThan(most);
    for (const { made, alt } of pictures) {
      expect(alt.ar && alt.en).not.toBe('');
      const stored = await Promise.all(
        made.map(async (bytes) => {
          const { width, format } = await sharp(bytes).metadata();
          return { width, format: format === 'heif' ? 'avif' : format };
        }),
      );
      expect(stored).toEqual(
        pictureForms.map(({ size, format }) => ({ width: size.width, format })),
      );
    }
  });

  it('are not drawn for other trades', async () => {
    expect(await drawnPictures(['moving'])).toEqual([]);
    expect(await drawnWork(['moving'])).toEqual([]);
  });
});
