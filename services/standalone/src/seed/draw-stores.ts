import { mkdir, writeFile } from 'node:fs/promises';

import { pictureForms } from '@osta/platform/files/kept-pictures';
import { makePicture, makePictures } from '@osta/platform/files/make-picture';

import { drawDocument } from './draw-document.ts';
import { drawFace } from './draw-face.ts';
import { drawStore } from './draw-store.ts';
import { drawWork } from './draw-work.ts';
import { documentFile } from './drawn-document.ts';
import { faceFile, menFaces, womenFaces } from './faces.ts';
import { drawnTrades, sceneFiles, storeScenes } from './store-scenes.ts';
import { workFiles, workScenes, workTrades } from './work-scenes.ts';

/**
 * Draws the pictures of the demo stores, of the work of its professionals, of their faces and of their identity document in every stored form:
 * `npm run draw-stores -w @osta/standalone`. They are kept in the repository, since encoding them takes a minute that
 * nobody should wait for at the first start.
 */
const { default: sharp } = await import('sharp');

async function pixelsOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function draw(svg: string, files: readonly URL[]): Promise<void> {
  const made = await makePictures(await pixelsOf(svg), pictureForms);
  if (!made.ok) throw new Error(`A drawing was refused: ${made.refused.code}`);
  for (const [nth, file] of files.entries()) {
    const picture = made.pictures[nth];
    if (!picture) throw new Error(`${file.pathname} was not made`);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, picture);
  }
}

for (const trade of drawnTrades) {
  for (const scene of storeScenes) await draw(drawStore(trade, scene), sceneFiles(trade, scene));
}
for (const trade of workTrades) {
  for (const scene of workScenes) await draw(drawWork(trade, scene), workFiles(trade, scene));
}
const card = await makePicture(await pixelsOf(drawDocument()), { width: 560 });
if (!card.ok) throw new Error(`The identity card was refused: ${card.refused.code}`);
await writeFile(documentFile, card.webp);
for (const face of [...menFaces, ...womenFaces]) {
  const made = await makePicture(await pixelsOf(drawFace(face)), { width: 512 });
  if (!made.ok) throw new Error(`A face was refused: ${made.refused.code}`);
  await mkdir(new URL('.', faceFile(face)), { recursive: true });
  await writeFile(faceFile(face), made.webp);
}
