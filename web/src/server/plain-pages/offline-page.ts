import { plainPage } from './plain-page.ts';

/** The service worker's page for when there is no connection. */
export const offlinePage: string = plainPage({
  ar: {
    title: 'لا يوجد اتصال',
    text: 'جهازك غير متصل بالإنترنت الآن. جرّب مرة ثانية حين يعود الاتصال.',
    again: 'إعادة المحاولة',
  },
  en: {
    title: 'No connection',
    text: 'Your device isn’t connected to the internet right now. Try again as soon as it is.',
    again: 'Try again',
  },
});
