import type { Plugin } from 'vite';

/** The files of React Aria that ask a browser about languages, and what stands in for them. */
const standIns = [
  {
    // Asked as soon as it is loaded, with whether dates can be written in it: that reads the calendars
    // of all languages. Our pages always say their language (`UiProvider`)
    module: /\/react-aria\/dist\/(?:private\/)?i18n\/useDefaultLocale\.mjs$/u,
    code: `const fallback = { locale: 'en-US', direction: 'ltr' };
      export const getDefaultLocale = () => fallback;
      export const useDefaultLocale = () => fallback;`,
  },
  {
    // Asked for every page: that reads which scripts all languages are written in. Ours are two
    module: /\/react-aria\/dist\/private\/i18n\/utils\.mjs$/u,
    code: `export const isRTL = (tag) => tag.startsWith('ar');`,
  },
];

/**
 * Answers what React Aria would ask the browser, of what our pages know: each question was up to a
 * fifth of what a step of the script takes on a phone.
 */
export function givenLocale(): Plugin {
  return {
    name: 'osta:given-locale',
    enforce: 'pre',
    load: (id) => standIns.find(({ module }) => module.test(id))?.code ?? null,
  };
}
