import type { Plugin } from 'vite';

/** The React Aria files that query the browser's locale data, and their replacements. */
const standIns = [
  {
    // Runs at load and tests whether dates can be formatted: that reads the calendars of all
    // languages. Our pages always state their language (`UiProvider`)
    module: /\/react-aria\/dist\/(?:private\/)?i18n\/useDefaultLocale\.mjs$/u,
    code: `const fallback = { locale: 'en-US', direction: 'ltr' };
      export const getDefaultLocale = () => fallback;
      export const useDefaultLocale = () => fallback;`,
  },
  {
    // Runs for every page and reads the scripts of all languages. Ours are two
    module: /\/react-aria\/dist\/private\/i18n\/utils\.mjs$/u,
    code: `export const isRTL = (tag) => tag.startsWith('ar');`,
  },
];

/**
 * Vite plugin: answers React Aria's locale queries with what our pages know. Each query took up to
 * a fifth of a script step on a phone.
 */
export function givenLocale(): Plugin {
  return {
    name: 'osta:given-locale',
    enforce: 'pre',
    load: (id) => standIns.find(({ module }) => module.test(id))?.code ?? null,
  };
}
