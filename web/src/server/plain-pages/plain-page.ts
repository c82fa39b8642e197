import type { Locale } from '@osta/contracts/locale';

import { locales } from '../../locale/locale.ts';

interface PlainWords {
  readonly title: string;
  readonly text: string;
  /** The label of the link that reloads the address. */
  readonly again: string;
}

/** Osta's mark as inline SVG: nothing has to be fetched. */
const mark =
  '<svg viewBox="0 0 32 32" width="56" height="56" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0065d4"/><path fill="#fff" d="M16 5l3.22 3.22h4.56v4.56L27 16l-3.22 3.22v4.56h-4.56L16 27l-3.22-3.22H8.22v-4.56L5 16l3.22-3.22V8.22h4.56z"/><circle cx="16" cy="16" r="5.6" fill="#0065d4"/><circle cx="16" cy="16" r="2.6" fill="#e87722"/></svg>';

const style = `
:root { color-scheme: light dark; font: 17px/1.7 system-ui, 'Segoe UI', Tahoma, sans-serif }
body { display: grid; min-block-size: 100vh; margin: 0; place-content: center; justify-items: center; gap: 24px; padding: 24px; box-sizing: border-box; text-align: center }
h1 { margin: 16px 0 0; font-size: 24px; line-height: 1.4 }
p { max-inline-size: 46ch; margin: 8px auto 16px }
a { display: inline-block; padding: 9px 22px; border-radius: 10px; background: #0065d4; color: #fff; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid #6aaff0; outline-offset: 3px }
section + section { margin-block-start: 32px; padding-block-start: 16px; border-block-start: 1px solid #8884 }
`;

function section(locale: Locale, { title, text, again }: PlainWords): string {
  const { tag, direction } = locales[locale];
  return `<section lang="${tag}" dir="${direction}">
<h1>${title}</h1>
<p>${text}</p>
<a href="">${again}</a>
</section>`;
}

/**
 * Returns a page for when rendering fails: no script, no style sheet, nothing that could fail
 * again. In both languages, Arabic first, because the visitor's language is unknown.
 */
export function plainPage(words: { readonly [Code in Locale]: PlainWords }): string {
  return `<!doctype html>
<html lang="ar-LY" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>أُسطى · Osta</title>
<style>${style}</style>
</head>
<body>
${mark}
<main>
${section('ar', words.ar)}
${section('en', words.en)}
</main>
</body>
</html>
`;
}
