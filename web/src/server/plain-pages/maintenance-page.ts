import { plainPage } from './plain-page.ts';

/** The page at every address during maintenance. */
export const maintenancePage: string = plainPage({
  ar: {
    title: 'الموقع تحت الصيانة',
    text: 'صيانة قصيرة ونرجع. طلباتك وعروضك محفوظة كما تركتها.',
    again: 'إعادة المحاولة',
  },
  en: {
    title: 'We’re working on the site',
    text: 'We’ll be back shortly. Your requests and offers are just as you left them.',
    again: 'Try again',
  },
});
