import type { Localized } from './localized.ts';

/** What each trade is good for, in one sentence, by its id. */
export const trades: Localized<Readonly<Record<string, string>>> = {
  ar: {
    plumbing: 'تسريب أو انسداد أو سخان لا يسخّن: سباك يكشف السبب ويقول السعر قبل أن يكسر بلاطة.',
    electrical: 'من بريزة لا تعمل إلى لوحة كاملة: كهربائي يعمل بأمان ويجرّب كل شيء قبل أن يغادر.',
    solar: 'منظومة تكفي استهلاكك فعلًا، مركّبة ومجرّبة، حتى لا تنتظر رجوع الضي.',
    hvac: 'غسيل وشحن وتركيب، قبل أن يبدأ الصيف وفي وسطه.',
    appliances: 'غسالة أو ثلاجة أو فرن: تصليح في بيتك بدل أن تشتري جديدًا.',
    cleaning: 'بيت أو مكتب أو سجاد: فريق يأتي بأدواته ويترك المكان كما تحبه.',
    pest: 'رش وعلاج من المصدر، بمواد تُستعمل في بيت فيه أطفال.',
    moving: 'فك وتغليف ونقل وتركيب، والعفش يصل كما خرج.',
    painting: 'زواق ودهان وديكور، بألوان تُجرَّب على الحائط قبل أن تختار.',
    carpentry: 'أبواب وشبابيك ومطابخ وأثاث على القياس، بالخشب أو الألمنيوم أو الحديد.',
    construction: 'بناء وتشطيب وبلاط وعزل، مرحلة بمرحلة وبسعر لكل مرحلة.',
    water: 'خزانات ومواجن ومضخات: مياه نظيفة وضغط يكفي البيت كله.',
    security: 'كاميرات وشبكات وأجهزة، مركّبة ومشروحة لك حتى تستعملها وحدك.',
    garden: 'تنسيق وري وتقليم ومسابح، في الموسم المناسب لكل منها.',
    furnishing: 'ستائر وتنجيد وجلسات عربية، بقماش تختاره وقياس يُؤخذ عندك.',
  },
  en: {
    plumbing:
      'A leak, a blocked drain, a heater that stays cold: a plumber finds the cause and names the price before a tile is broken.',
    electrical:
      'From one dead socket to a whole panel: an electrician who works safely and tests before leaving.',
    solar:
      'A system that fits what you really use, fitted and tested, so that you no longer wait for the power to come back.',
    hvac: 'Washing, recharging, fitting: before the summer begins, and in the middle of it.',
    appliances:
      'Washing machine, fridge or oven: repaired at your home instead of replaced at your cost.',
    cleaning:
      'A home, an office, the carpets: a team that brings its tools and leaves the place as you like it.',
    pest: 'Treated at the source, with materials fit for a home with children.',
    moving: 'Dismantled, packed, moved and put together again, arriving as it left.',
    painting: 'Painting, plaster and decoration, with colours tried on the wall before you choose.',
    carpentry:
      'Doors, windows, kitchens and furniture made to measure, in wood, aluminium or steel.',
    construction:
      'Building, finishing, tiles and insulation, stage by stage, with a price for each.',
    water: 'Tanks, cisterns and pumps: clean water, and enough pressure for the whole house.',
    security:
      'Cameras, networks and devices, installed and explained, so you can use them yourself.',
    garden: 'Planting, irrigation, pruning and pools, each in its season.',
    furnishing:
      'Curtains, upholstery and Arabic seating, in a fabric you choose, measured at your place.',
  },
};
