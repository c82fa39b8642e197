import { createRequire } from 'node:module';

import type { PaperFontFile } from './paper-renderer.ts';

const { resolve } = createRequire(import.meta.url);

/** Returns where a font of papers is, among the installed packages. */
export const paperFontFile: PaperFontFile = (family, weight) => {
  const script = family === 'inter' ? 'latin' : 'arabic';
  return resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`);
};
