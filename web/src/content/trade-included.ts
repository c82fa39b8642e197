import type { Localized } from './localized.ts';

/** What a job of each trade usually includes, by the id of the trade. The offer has the last word. */
export const tradeIncluded: Localized<Readonly<Record<string, readonly string[]>>> = {
  ar: {
    plumbing: [
      'كشف السبب قبل تكسير أي بلاطة',
      'أجرة اليد والعدّة',
      'تجربة الضغط والتصريف قبل المغادرة',
    ],
    electrical: [
      'فحص الدائرة والقاطع قبل العمل',
      'أجرة اليد والعدّة وأجهزة القياس',
      'تجربة كل بريزة وكل نقطة بعد التركيب',
    ],
    solar: [
      'معاينة السطح وحساب الحمل',
      'التركيب والتوصيل والتأريض',
      'تشغيل المنظومة وشرح استعمالها',
    ],
    hvac: [
      'فحص الضغط والتسريب',
      'غسيل الوحدة الداخلية والخارجية عند الصيانة',
      'قياس البرودة قبل المغادرة',
    ],
    appliances: [
      'فحص الجهاز في البيت وتحديد العطل',
      'أجرة اليد والعدّة',
      'تشغيل دورة كاملة بعد التصليح',
    ],
    cleaning: [
      'الفريق وأدواته ومواده',
      'تنظيف الأرضيات والأسطح والحمامات',
      'جولة معك في المكان قبل المغادرة',
    ],
    pest: [
      'معاينة مصدر الحشرات',
      'المواد والرش في كل الغرف المتفق عليها',
      'تعليمات التهوية والعودة',
    ],
    moving: ['فك الأثاث وتركيبه', 'التغليف والتحميل والتنزيل', 'السيارة والوقود داخل المدينة'],
    painting: ['تغطية الأرضية والعفش', 'معجون وصنفرة ووجهان من الطلاء', 'تنظيف المكان بعد الشغل'],
    carpentry: ['أخذ القياس في المكان', 'التصنيع أو التصليح والتركيب', 'ضبط المفصلات والأقفال'],
    construction: [
      'معاينة وقياس قبل السعر',
      'أجرة اليد والعدّة لكل مرحلة',
      'رفع المخلفات من مكان الشغل',
    ],
    water: ['تفريغ الخزان وتنظيفه', 'أجرة اليد والمضخة والعدّة', 'تجربة التعبئة والضغط'],
    security: ['معاينة أماكن التركيب', 'التمديد والتركيب والبرمجة', 'ربط هاتفك وشرح الاستعمال'],
    garden: ['قص وتقليم وتنظيف', 'العدّة والمعدات', 'رفع مخلفات الحديقة'],
    furnishing: ['أخذ القياس في بيتك', 'التفصيل والخياطة', 'التركيب والكي الأخير'],
  },
  en: {
    plumbing: [
      'Finding the cause before any tile is broken',
      'Labour and tools',
      'A test of pressure and drainage before leaving',
    ],
    electrical: [
      'A check of the circuit and its breaker first',
      'Labour, tools and measuring devices',
      'A test of every socket and point afterwards',
    ],
    solar: [
      'A look at the roof and a count of your load',
      'Fitting, wiring and earthing',
      'Starting the system and showing you how to use it',
    ],
    hvac: [
      'A check of the pressure and for leaks',
      'Washing both units when they’re serviced',
      'Measuring how cold the air is before leaving',
    ],
    appliances: [
      'Finding the fault at your home',
      'Labour and tools',
      'A full test run after the repair',
    ],
    cleaning: [
      'The team with its tools and products',
      'Floors, surfaces and bathrooms',
      'A walk through the place with you at the end',
    ],
    pest: [
      'Looking for where they come from',
      'Products and treatment in all the rooms you agree on',
      'Advice on airing and when to come back in',
    ],
    moving: [
      'Taking furniture apart and putting it together',
      'Packing, loading and unloading',
      'The truck and its fuel within the city',
    ],
    painting: [
      'Covering floors and furniture',
      'Filler, sanding and two coats of paint',
      'Cleaning up afterwards',
    ],
    carpentry: [
      'Measuring at your place',
      'Making or repairing, and fitting',
      'Adjusting hinges and locks',
    ],
    construction: [
      'A visit to look and measure before the price',
      'Labour and tools for each stage',
      'Clearing the site of rubble',
    ],
    water: [
      'Emptying and cleaning the tank',
      'Labour, pump and tools',
      'A test of filling and pressure',
    ],
    security: [
      'A look at where things go',
      'Cabling, fitting and set-up',
      'Connecting your phone and showing you how to use it',
    ],
    garden: ['Mowing, pruning and tidying', 'Tools and machines', 'Taking the garden waste away'],
    furnishing: ['Measuring at your home', 'Cutting and sewing', 'Fitting and a last pressing'],
  },
};
