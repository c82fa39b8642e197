import { plainPage } from './plain-page.ts';

/** The page for when rendering the error page has failed. */
export const lastResortPage: string = plainPage({
  ar: {
    title: 'حدث عطل عندنا',
    text: 'نعمل على إصلاحه. جرّب بعد دقيقة.',
    again: 'إعادة المحاولة',
  },
  en: {
    title: 'Something broke on our side',
    text: 'We are fixing it. Please try again in a minute.',
    again: 'Try again',
  },
});
