import { Font } from '@react-pdf/renderer';

import type { PaperFontFile } from '../server/papers/paper-renderer.ts';

/* oxlint-disable lingui/no-unlocalized-strings -- names of fonts */
export const arabicFont = 'Vazirmatn';
export const latinFont = 'Inter';
/* oxlint-enable lingui/no-unlocalized-strings */

/** Registers the fonts of the site for papers. */
export function registerPaperFonts(fontFile: PaperFontFile): void {
  for (const weight of [400, 700] as const) {
    Font.register({
      family: arabicFont,
      src: fontFile('vazirmatn', weight),
      fontWeight: weight,
    });
    Font.register({ family: latinFont, src: fontFile('inter', weight), fontWeight: weight });
  }
  // Words are not cut
  Font.registerHyphenationCallback((word) => [word]);
}
