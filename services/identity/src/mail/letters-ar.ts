import type { Device } from '@osta/contracts/account/api';
import type { Instant } from '@osta/contracts/instant';

import { atTime, onDay } from './letter-time.ts';
import type { Letters } from './letter.ts';

const notAsked = 'إن لم تطلب ذلك، فتجاهل هذه الرسالة: لن يتغيّر شيء.';
const wasItYou = 'إذا لم تكن أنت، فغيّر كلمة السر وسجّل الخروج من الأجهزة الأخرى من صفحة حسابك الآن.';
const byChoice = 'تختار ما يصلك بالبريد عن حجوزاتك من صفحة حسابك، في قسم الإشعارات.';
const fiveMinutes =
  'الرمز صالح لمرة واحدة خلال خمس دقائق. لا تعطه لأحد، فلن يطلبه منك أي موظف في أُسطى.';

export const lettersInArabic: Letters = {
  'sign-in-code': ({ code, link }) => ({
    subject: `${code} هو رمز الدخول إلى أُسطى`,
    heading: 'رمز الدخول إلى أُسطى',
    paragraphs: ['اكتب هذا الرمز في الصفحة، أو ادخل من الزر.', fiveMinutes],
    code,
    action: { label: 'تسجيل الدخول', link },
    notes: ['إن لم تطلب رمزًا، فتجاهل هذه الرسالة: لن يدخل أحد إلى حسابك من دونه.'],
  }),

  'password-reset': ({ code, link }) => ({
    subject: `${code} هو رمز تعيين كلمة سر جديدة في أُسطى`,
    heading: 'تعيين كلمة سر جديدة',
    paragraphs: ['اكتب هذا الرمز في الصفحة، أو افتحها من الزر.', fiveMinutes],
    code,
    action: { label: 'اختيار كلمة سر جديدة', link },
    notes: [notAsked],
  }),

  'no-account': ({ link }) => ({
    subject: 'لا يوجد حساب بهذا البريد في أُسطى',
    heading: 'لا يوجد حساب بهذا البريد',
    paragraphs: ['طُلب تعيين كلمة سر جديدة لهذا البريد، ولا حساب له في أُسطى. ربما سجّلت ببريد آخر.'],
    action: { label: 'إنشاء حساب', link },
    notes: [notAsked],
  }),

  welcome: ({ fullName, link }) => ({
    subject: 'أهلًا بك في أُسطى',
    heading: `أهلًا بك، ${fullName}`,
    paragraphs: [
      'حسابك جاهز. اطلب خدمة لبيتك، وقارن العروض، واختر المهني الذي يناسبك.',
      'كل الأسعار بالدينار الليبي، ولا تدفع شيئًا قبل الاتفاق.',
    ],
    action: { label: 'فتح أُسطى', link },
    notes: ['وصلتك هذه الرسالة لأن حسابًا أُنشئ بهذا البريد.'],
  }),

  'new-device': ({ device, address, at, link }) => ({
    subject: 'دخول إلى حسابك في أُسطى من جهاز جديد',
    heading: 'دخول من جهاز جديد',
    paragraphs: [
      `الجهاز: ${nameOf(device)}`,
      `الوقت: ${atTime(at, 'ar')}`,
      `عنوان IP: ${address}`,
      'إذا كنت أنت، فلا تفعل شيئًا.',
    ],
    action: { label: 'مراجعة أجهزتك', link },
    notes: [wasItYou],
  }),

  'password-changed': ({ at, link }) => ({
    subject: 'تغيّرت كلمة السر لحسابك في أُسطى',
    heading: 'تغيّرت كلمة السر',
    paragraphs: [`تغيّرت كلمة السر لحسابك ${atTime(at, 'ar')}، وسُجّل خروجك من الأجهزة الأخرى.`],
    action: { label: 'تعيين كلمة سر جديدة', link },
    notes: ['إن لم تكن أنت من فعل ذلك، فعيّن كلمة سر جديدة من الزر الآن.'],
  }),

  'second-step-on': ({ at, link }) => ({
    subject: 'فُعّل التحقق بخطوتين في حسابك في أُسطى',
    heading: 'التحقق بخطوتين مفعّل',
    paragraphs: [
      `فُعّل ${atTime(at, 'ar')}، وسُجّل خروجك من الأجهزة الأخرى. من الآن يحتاج كل دخول إلى حسابك رمزًا من تطبيق المصادقة.`,
      'احفظ رموز الاسترداد في مكان لا يصل إليه غيرك: كل رمز يُدخلك مرة واحدة إن فقدت التطبيق.',
    ],
    action: { label: 'فتح حسابك', link },
    notes: [wasItYou],
  }),

  'second-step-off': ({ at, link }) => ({
    subject: 'أُوقف التحقق بخطوتين في حسابك في أُسطى',
    heading: 'أُوقف التحقق بخطوتين',
    paragraphs: [
      `أُوقف ${atTime(at, 'ar')}، وسُجّل خروجك من الأجهزة الأخرى. لم تعد رموز الاسترداد صالحة.`,
    ],
    action: { label: 'تفعيله من جديد', link },
    notes: [wasItYou],
  }),

  'recovery-codes-renewed': ({ at, link }) => ({
    subject: 'رموز استرداد جديدة لحسابك في أُسطى',
    heading: 'لديك رموز استرداد جديدة',
    paragraphs: [`أُنشئت ${atTime(at, 'ar')}. لم تعد الرموز السابقة صالحة.`],
    action: { label: 'فتح حسابك', link },
    notes: [wasItYou],
  }),

  'recovery-code-used': ({ left, at, link }) => ({
    subject: 'استُعمل رمز استرداد لحسابك في أُسطى',
    heading: 'استُعمل رمز استرداد',
    paragraphs: [
      `سُجّل دخول إلى حسابك برمز استرداد ${atTime(at, 'ar')}. إذا كنت أنت، فلا تفعل شيئًا.`,
      `عدد الرموز الباقية: ${left}. يمكنك إنشاء رموز جديدة من صفحة حسابك.`,
    ],
    action: { label: 'فتح حسابك', link },
    notes: [wasItYou],
  }),

  'second-step-failed': ({ device, address, at, link }) => ({
    subject: 'محاولة دخول إلى حسابك في أُسطى',
    heading: 'أُوقفت محاولة دخول عند الخطوة الثانية',
    paragraphs: [
      'اجتاز أحدهم الخطوة الأولى للدخول إلى حسابك، ثم كتب خمسة رموز خاطئة لتطبيق المصادقة. لم يدخل أحد.',
      `الجهاز: ${nameOf(device)}`,
      `الوقت: ${atTime(at, 'ar')}`,
      `عنوان IP: ${address}`,
    ],
    action: { label: 'فتح حسابك', link },
    notes: ['إن لم تكن أنت، فغيّر كلمة السر الآن: هناك من يعرفها أو يقرأ بريدك.'],
  }),

  'email-change-from': ({ code, newEmail }) => ({
    subject: `${code} هو رمز تغيير بريدك في أُسطى`,
    heading: 'تأكيد تغيير البريد',
    paragraphs: [`طُلب تغيير بريد حسابك إلى: ${newEmail}`, fiveMinutes],
    code,
    notes: [wasItYou],
  }),

  'email-change-to': ({ code }) => ({
    subject: `${code} هو رمز تأكيد بريدك الجديد في أُسطى`,
    heading: 'تأكيد البريد الجديد',
    paragraphs: ['اكتب هذا الرمز لتأكيد بريدك الجديد.', fiveMinutes],
    code,
    notes: [notAsked],
  }),

  'email-taken': ({ link }) => ({
    subject: 'لهذا البريد حساب في أُسطى',
    heading: 'لهذا البريد حساب',
    paragraphs: ['طُلب ربط هذا البريد بحساب آخر، وله حساب في أُسطى، فلم يتغيّر شيء.'],
    action: { label: 'تسجيل الدخول', link },
    notes: [notAsked],
  }),

  'email-changed': ({ newEmail, at }) => ({
    subject: 'تغيّر بريد حسابك في أُسطى',
    heading: 'تغيّر بريد حسابك',
    paragraphs: [
      `تغيّر بريد حسابك إلى ${newEmail} ${atTime(at, 'ar')}. ولن تصلك رسائلنا على هذا البريد.`,
    ],
    notes: ['إن لم تكن أنت من فعل ذلك، فراسلنا فورًا بالرد على هذه الرسالة.'],
  }),

  'deletion-requested': ({ eraseAt, link }) => ({
    subject: 'سيُحذف حسابك في أُسطى',
    heading: 'سيُحذف حسابك',
    paragraphs: [
      `طلبت حذف حسابك. سيُحذف مع بياناتك نهائيًا ${onDay(eraseAt, 'ar')}.`,
      'يمكنك التراجع قبل ذلك اليوم من صفحة حسابك.',
    ],
    action: { label: 'الإبقاء على حسابي', link },
    notes: [wasItYou],
  }),

  'deletion-cancelled': ({ link }) => ({
    subject: 'حسابك في أُسطى باقٍ',
    heading: 'حسابك باقٍ',
    paragraphs: ['أُلغي حذف حسابك. كل شيء كما كان.'],
    action: { label: 'فتح أُسطى', link },
    notes: [wasItYou],
  }),

  'account-erased': () => ({
    subject: 'حُذف حسابك في أُسطى',
    heading: 'حُذف حسابك',
    paragraphs: [
      'حُذف حسابك وبياناتك الشخصية، ولا يمكن استرجاعها. شكرًا لأنك كنت معنا.',
      'هذه آخر رسالة منا إلى هذا البريد.',
    ],
    notes: [],
  }),

  'store-invitation': ({ store, role, expiresAt, link }) => ({
    subject: `دعوة للانضمام إلى ${store} في أُسطى`,
    heading: `انضم إلى ${store}`,
    paragraphs: [
      role === 'manager'
        ? `يدعوك صاحب ${store} إلى إدارة صفحته في أُسطى.`
        : `يدعوك صاحب ${store} إلى العمل معه في أُسطى.`,
      `تنتهي الدعوة ${onDay(expiresAt, 'ar')}، والرابط يعمل مرة واحدة.`,
    ],
    action: { label: 'فتح الدعوة', link },
    notes: ['إن كنت لا تعرف هذا المتجر، فتجاهل هذه الرسالة: لن يتغيّر شيء.'],
  }),

  'phone-code': ({ code }) => ({
    subject: `${code} هو رمز تأكيد رقمك في أُسطى`,
    heading: 'تأكيد رقم الهاتف',
    paragraphs: [fiveMinutes],
    code,
    notes: [],
  }),

  'booking-requested': ({ service, startsAt, answerBy, link }) => ({
    subject: `طلب حجز جديد: ${service}`,
    heading: 'حجز ينتظر ردّك',
    paragraphs: [`الخدمة: ${service}`, `الموعد: ${atTime(startsAt, 'ar')}`, answerUntil(answerBy)],
    action: { label: 'الرد على الحجز', link },
    notes: [byChoice],
  }),

  'booking-confirmed': ({ service, startsAt, link }) => ({
    subject: `تأكّد الحجز: ${service}`,
    heading: 'تأكّد حجزك',
    paragraphs: [
      `الخدمة: ${service}`,
      `الموعد: ${atTime(startsAt, 'ar')}`,
      'الملف المرفق يضيف الموعد إلى تقويمك.',
    ],
    action: { label: 'فتح الحجز', link },
    notes: [byChoice],
  }),

  'booking-rescheduled': ({ service, startsAt, previousStartsAt, link }) => ({
    subject: `موعد جديد لحجزك: ${service}`,
    heading: 'تغيّر موعد حجزك',
    paragraphs: [
      `الخدمة: ${service}`,
      `الموعد الجديد: ${atTime(startsAt, 'ar')}`,
      `الموعد السابق: ${atTime(previousStartsAt, 'ar')}`,
      'الملف المرفق ينقل الموعد في تقويمك.',
    ],
    action: { label: 'فتح الحجز', link },
    notes: [byChoice],
  }),

  'booking-cancelled': ({ service, startsAt, link }) => ({
    subject: `أُلغي الحجز: ${service}`,
    heading: 'أُلغي حجزك',
    paragraphs: [
      `الخدمة: ${service}`,
      `الموعد: ${atTime(startsAt, 'ar')}`,
      'إذا كان الموعد في تقويمك، فالملف المرفق يزيله.',
    ],
    action: { label: 'فتح الحجز', link },
    notes: [byChoice],
  }),

  'booking-handed-over': ({ service, startsAt, professional, isConfirmed, link }) => ({
    subject: isConfirmed ? `مهني آخر لحجزك: ${service}` : `مهني آخر يردّ على حجزك: ${service}`,
    heading: isConfirmed
      ? `المهني في حجزك هذه المرة: ${professional}`
      : `حجزك ينتظر ردّ ${professional}`,
    paragraphs: [
      `الخدمة: ${service}`,
      `الموعد: ${atTime(startsAt, 'ar')}`,
      isConfirmed
        ? 'سلّم المتجر حجزك إلى زميل. يبقى الموعد والسعر كما هما.'
        : 'سلّم المتجر حجزك إلى زميل، ولا يتأكّد الحجز إلا بردّه. يبقى الموعد والسعر كما هما.',
      'إن لم يناسبك ذلك، يمكنك الإلغاء دون أي تبعات حتى بداية الموعد.',
    ],
    action: { label: isConfirmed ? 'معرفة من سيأتي' : 'معرفة من سيردّ', link },
    notes: [byChoice],
  }),

  'booking-taken-over': ({ service, startsAt, answerBy, link }) => ({
    subject: `حجز سُلّم إليك: ${service}`,
    heading: 'سلّم المتجر إليك حجزًا',
    paragraphs: [
      `الخدمة: ${service}`,
      `الموعد: ${atTime(startsAt, 'ar')}`,
      answerBy === null ? 'الملف المرفق يضيف الموعد إلى تقويمك.' : answerUntil(answerBy),
    ],
    action: { label: answerBy === null ? 'فتح الحجز' : 'الرد على الحجز', link },
    notes: [byChoice],
  }),

  'booking-given-away': ({ service, startsAt, professional, isConfirmed, link }) => ({
    subject: `سُلّم الحجز إلى زميل: ${service}`,
    heading: `سُلّم حجزك إلى ${professional}`,
    paragraphs: [
      `الخدمة: ${service}`,
      `الموعد: ${atTime(startsAt, 'ar')}`,
      ...(isConfirmed ? ['الملف المرفق يزيل الموعد من تقويمك.'] : []),
    ],
    action: { label: 'عرض حجوزاتك', link },
    notes: [byChoice],
  }),

  'booking-reminder': ({ service, startsAt, hoursBefore, link }) => ({
    subject: hoursBefore === 24 ? `بعد 24 ساعة: حجز «${service}»` : `بعد ساعتين: حجز «${service}»`,
    heading: hoursBefore === 24 ? 'حجزك بعد 24 ساعة' : 'حجزك بعد ساعتين',
    paragraphs: [`الخدمة: ${service}`, `الموعد: ${atTime(startsAt, 'ar')}`],
    action: { label: 'فتح الحجز', link },
    notes: [byChoice],
  }),
  'booking-departure': ({ service, startsAt, travelMinutes, link }) => ({
    subject: `حان وقت الانطلاق: حجز «${service}»`,
    heading: 'حان وقت الانطلاق',
    paragraphs: [
      `الخدمة: ${service}`,
      `الموعد: ${atTime(startsAt, 'ar')}`,
      `مدة الطريق بالدقائق: ${travelMinutes} تقريبًا.`,
    ],
    action: { label: 'فتح الحجز', link },
    notes: [byChoice],
  }),
};

function answerUntil(answerBy: Instant): string {
  return `آخر موعد للتأكيد أو الاعتذار: ${atTime(answerBy, 'ar')}. بعده ينتهي طلب الحجز.`;
}

function nameOf({ browser, system }: Device): string {
  return [browser, system].filter((name) => name !== null).join('، ') || 'غير معروف';
}
