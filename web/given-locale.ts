import type { Plugin } from 'vite';

const module = /\/react-aria\/dist\/(?:private\/)?i18n\/useDefaultLocale\.mjs$/u;

/**
 * React Aria asks the browser for its language as soon as it is loaded, and whether dates can be
 * written in it: that reads the calendars of all languages, up to a fifth of what the first script
 * takes. Our pages always say their language (`UiProvider`), so nobody needs the answer.
 */
export function givenLocale(): Plugin {
  return {
    name: 'osta:given-locale',
    enforce: 'pre',
    load: (id) =>
      module.test(id)
        ? `const fallback = { locale: 'en-US', direction: 'ltr' };
           export const getDefaultLocale = () => fallback;
           export const useDefaultLocale = () => fallback;`
        : null,
  };
}
