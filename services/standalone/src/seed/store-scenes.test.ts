import { pictureForms } from '@osta/platform/files/kept-pictures';
import { mostWorkFiles } from '@osta/professional/files/work-pictures';
import { categoryList } from '@osta/reference/category-list';
import { mostFiles } from '@osta/store/files/store-pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { drawnFace, menFaces, womenFaces } from './faces.ts';
import { drawnPictures, drawnTrades } from './store-scenes.ts';
import { drawnWork, workTrades } from './work-scenes.ts';

describe('the pictures of the demo market', () => {
  it.each([
    ...drawnTrades.map((trade) => ({ trade, drawn: drawnPictures, most: mostFiles })),
    ...workTrades.map((trade) => ({ trade, drawn: drawnWork, most: mostWorkFiles })),
  ])('are there in every stored form: $trade', async ({ trade, drawn, most }) => {
    const pictures = [...(await drawn([trade], 0)), ...(await drawn([trade], 1))];
    expect(pictures.length).toBeLessThan(most);
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
  });

  it.each(workTrades)('are not the same for two professionals of one trade: %s', async (trade) => {
    const shown = await Promise.all([0, 1, 2].map((nth) => drawnWork([trade], nth)));
    const sets = shown.map((pictures) =>
      pictures
        .map(({ alt }) => alt.en)
        .toSorted()
        .join(),
    );
    expect(new Set(sets).size).toBe(3);
  });

  it('are there for every trade', () => {
    expect([...workTrades].toSorted()).toEqual(categoryList.map(({ id }) => id).toSorted());
  });

  it.each([...menFaces, ...womenFaces])('are a face in a square: %#', async (face) => {
    const { width, height, format } = await sharp(await drawnFace(face)).metadata();
    expect({ width, height, format }).toEqual({ width: 512, height: 512, format: 'webp' });
  });
});
