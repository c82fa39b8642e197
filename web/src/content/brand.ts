import type { Localized } from './localized.ts';

interface BrandText {
  readonly title: string;
  readonly lead: string;
  readonly logoTitle: string;
  readonly logo: string;
  readonly coloursTitle: string;
  readonly colours: string;
  readonly primary: string;
  readonly accent: string;
  readonly error: string;
  readonly nameTitle: string;
  readonly name: string;
  readonly doTitle: string;
  readonly dos: readonly string[];
  readonly dontTitle: string;
  readonly donts: readonly string[];
  readonly typeTitle: string;
  readonly type: string;
}

/** How to present Osta, for the press. */
export const brand: Localized<BrandText> = {
  ar: {
    title: 'هوية أُسطى',
    lead: 'شعارنا وألواننا واسمنا، لمن يكتب عنا أو يعمل معنا. خذ ما تحتاجه واستعمله كما هو.',
    logoTitle: 'الشعار',
    logo: 'نجمة من بلاط طرابلس، وهي صامولة أيضًا، وبجانبها الاسم. في العربية يقف الاسم على يسار النجمة، وفي الإنجليزية على يمينها.',
    coloursTitle: 'الألوان',
    colours: 'الأزرق لما هو لنا، والبرتقالي لشيء واحد في الصفحة نريد أن تضغطه، والأحمر للخطأ وحده.',
    primary: 'أزرق أُسطى، وعليه كتابة بيضاء',
    accent: 'برتقالي الصنعة، وعليه كتابة داكنة دائمًا',
    error: 'أحمر التنبيه، للأخطاء فقط',
    nameTitle: 'الاسم',
    name: 'بالعربية «أُسطى» بالضمة على الألف، وبالإنجليزية Osta بحرف كبير في أوله فقط.',
    doTitle: 'المسموح',
    dos: [
      'اترك حول الشعار فراغًا بعرض نصف النجمة.',
      'استعمل النسخة العربية في النص العربي.',
      'على الخلفية الداكنة استعمل النسخة الفاتحة.',
      'لا تصغّره عن 24 بكسل ارتفاعًا.',
    ],
    dontTitle: 'الممنوع',
    donts: [
      'لا تمدّ الشعار ولا تُملْه ولا تعكس النجمة.',
      'لا تغيّر ألوانه ولا تضع عليه ظلًا.',
      'لا تباعد بين حروف الاسم العربي.',
      'لا توحِ بأننا نضمن منتجك إن لم نتفق على ذلك.',
    ],
    typeTitle: 'الخط',
    type: 'وزيرمتن للعربية وInter للإنجليزية، وكلاهما خط مفتوح المصدر. الأرقام هي نفسها في اللغتين.',
  },
  en: {
    title: 'Company brand',
    lead: 'Our logo, colours and name, for those who write about us or work with us. Take what you need, and use it as it is.',
    logoTitle: 'Logo',
    logo: 'A star from the tiles of Tripoli, which is also a nut, with the name beside it. In English the name stands to the right of the star, in Arabic to the left.',
    coloursTitle: 'Colours',
    colours:
      'Blue for what is ours, orange for the one thing on a page that we want you to press, red for errors alone.',
    primary: 'Osta blue, with white text on it',
    accent: 'Craft orange, always with dark text on it',
    error: 'Alert red, for errors only',
    nameTitle: 'Name',
    name: 'In English “Osta”, with a capital at the start only. In Arabic «أُسطى», with the damma on the alif.',
    doTitle: 'Do',
    dos: [
      'Leave half a star’s width of space around the logo.',
      'Use the Arabic version in Arabic text.',
      'Use the light version on dark backgrounds.',
      'Keep it at least 24 pixels high.',
    ],
    dontTitle: 'Don’t',
    donts: [
      'Stretch or tilt the logo, or mirror the star.',
      'Change its colours or give it a shadow.',
      'Space out the letters of the Arabic name.',
      'Suggest that we vouch for your product unless we agreed to.',
    ],
    typeTitle: 'Type',
    type: 'Inter for English and Vazirmatn for Arabic, both free fonts. Digits are the same in both languages.',
  },
};
