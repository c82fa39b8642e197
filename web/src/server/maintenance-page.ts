import { plainPage } from './plain-page.ts';

/** What every address shows while the product is being worked on. */
export const maintenancePage: string = plainPage({
  ar: {
    title: 'الموقع تحت الصيانة',
    text: 'صيانة قصيرة ونرجع. طلباتك وعروضك محفوظة كما تركتها.',
    again: 'جرّب مرة ثانية',
  },
  en: {
    title: 'We’re working on the site',
    text: 'We’ll be back shortly. Your requests and offers are just as you left them.',
    again: 'Try again',
  },
});
