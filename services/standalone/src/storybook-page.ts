/** Why there is nothing to show under `/storybook`. */
export type StorybookState = 'not-built' | 'building' | 'failed';

interface Words {
  readonly title: string;
  readonly text: string;
}

const words: {
  readonly [State in StorybookState]: { readonly ar: Words; readonly en: Words };
} = {
  building: {
    ar: {
      title: 'مكتبة المكوّنات قيد البناء',
      text: 'يستغرق ذلك دقيقة أو دقيقتين، وتظهر المكتبة هنا من تلقاء نفسها.',
    },
    en: {
      title: 'The component library is being built',
      text: 'This takes a minute or two. The library will show up here by itself.',
    },
  },
  failed: {
    ar: {
      title: 'تعذّر بناء مكتبة المكوّنات',
      text: 'شغّل npm run build-storybook لمعرفة السبب.',
    },
    en: {
      title: 'The component library couldn’t be built',
      text: 'Run npm run build-storybook to see why.',
    },
  },
  'not-built': {
    ar: {
      title: 'مكتبة المكوّنات لم تُبنَ بعد',
      text: 'شغّل npm run build-storybook ثم أعد تحميل الصفحة، أو شغّل npm run storybook.',
    },
    en: {
      title: 'The component library isn’t built yet',
      text: 'Run npm run build-storybook and reload this page, or run npm run storybook.',
    },
  },
};

const style = `
:root { color-scheme: light dark; font: 17px/1.7 system-ui, 'Segoe UI', Tahoma, sans-serif }
body { display: grid; min-block-size: 100vh; margin: 0; place-content: center; gap: 32px; padding: 24px; box-sizing: border-box; text-align: center }
h1 { margin: 0; font-size: 24px; line-height: 1.4 }
p { max-inline-size: 46ch; margin: 8px auto 0 }
`;

/** Returns the page, in both languages. It reloads itself while the library is being built. */
export function storybookPage(state: StorybookState): string {
  const { ar, en } = words[state];
  return `<!doctype html>
<html lang="ar-LY" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${state === 'building' ? '<meta http-equiv="refresh" content="5">' : ''}
<title>Storybook · Osta</title>
<style>${style}</style>
</head>
<body>
<section lang="ar-LY" dir="rtl"><h1>${ar.title}</h1><p>${ar.text}</p></section>
<section lang="en-GB" dir="ltr"><h1>${en.title}</h1><p>${en.text}</p></section>
</body>
</html>
`;
}
