import { plainPage } from './plain-page.ts';

/** What stands in for the error page when rendering itself has failed. */
export const lastResortPage: string = plainPage({
  ar: {
    title: 'صار عطل عندنا',
    text: 'نشتغلوا على تصليحه. جرّب بعد دقيقة.',
    again: 'إعادة المحاولة',
  },
  en: {
    title: 'Something broke on our side',
    text: 'We are fixing it. Please try again in a minute.',
    again: 'Try again',
  },
});
