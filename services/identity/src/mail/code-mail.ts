import type { Locale } from '@osta/contracts/locale';

import type { Mail } from './mailer.ts';

interface CodeText {
  readonly subject: (code: string) => string;
  readonly lines: (code: string) => readonly string[];
}

const texts: { readonly [Language in Locale]: CodeText } = {
  ar: {
    subject: (code) => `${code} هو رمز الدخول إلى أُسطى`,
    lines: (code) => [
      'مرحبًا،',
      '',
      `رمز الدخول إلى أُسطى: ${code}`,
      '',
      'الرمز صالح لخمس دقائق ولمرة واحدة. لا تعطه لأحد، ولن يطلبه منك أحد من أُسطى.',
      'إن لم تطلب رمزًا، فتجاهل هذه الرسالة: لن يدخل أحد إلى حسابك من دونه.',
    ],
  },
  en: {
    subject: (code) => `${code} is your Osta sign-in code`,
    lines: (code) => [
      'Hello,',
      '',
      `Your Osta sign-in code: ${code}`,
      '',
      'It works once, within five minutes. Give it to nobody: no one at Osta will ask for it.',
      'If you did not ask for a code, ignore this message: nobody gets in without it.',
    ],
  },
};

/** The message that carries a one-time code, in the language of the reader. */
export function codeMail(to: string, code: string, locale: Locale): Mail {
  const { subject, lines } = texts[locale];
  return { to, subject: subject(code), text: lines(code).join('\n'), locale };
}
