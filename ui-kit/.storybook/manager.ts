import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

import { latinPath, starPath } from '../src/logo/logo-paths.ts';

/** The logo as a data URL: Storybook's manager page does not load our styles. */
const logo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 98 32" height="34"><rect fill="#0065d4" width="32" height="32" rx="9"/><path fill="#fff" stroke="#fff" stroke-width="1.6" stroke-linejoin="round" d="${starPath}"/><circle fill="#0065d4" cx="16" cy="16" r="5.6"/><circle fill="#e87722" cx="16" cy="16" r="2.6"/><path fill="#1c2024" d="${latinPath}" transform="translate(39.6 25.4) scale(.026)"/></svg>`,
)}`;

const theme = create({
  base: 'light',
  brandTitle: 'Osta',
  brandImage: logo,
  brandTarget: '_self',
  colorPrimary: '#0065d4',
  colorSecondary: '#0065d4',
  appBorderRadius: 8,
  inputBorderRadius: 8,
  fontBase: 'system-ui, sans-serif',
});

addons.setConfig({
  theme,
  sidebar: { showRoots: true },
});
