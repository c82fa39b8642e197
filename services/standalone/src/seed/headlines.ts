/** Headlines of professionals by trade, in both languages. */
export const headlines: Readonly<Record<string, { readonly ar: string; readonly en: string }>> = {
  plumbing: {
    ar: 'كشف تسريبات بدون تكسير، وتسليك مجاري في نفس اليوم',
    en: 'Leak detection without breaking walls, drains cleared the same day',
  },
  electrical: {
    ar: 'تأسيس وصيانة كهرباء منازل، ولوحات توزيع بعمل نظيف',
    en: 'House wiring, panels and repairs, tested before I leave',
  },
  solar: {
    ar: 'منظومات شمسية وبطاريات مع ضمان على التركيب',
    en: 'Solar systems and batteries, sized to your real consumption',
  },
  hvac: {
    ar: 'تركيب المكيفات وغسلها وشحنها قبل أن يشتدّ الحر',
    en: 'Air conditioners installed, washed and recharged',
  },
  appliances: {
    ar: 'صيانة غسالات وثلاجات في بيتك وبقطع أصلية',
    en: 'Washing machines and fridges repaired at your home',
  },
  cleaning: {
    ar: 'تنظيف بيوت وشقق وسجاد بفريق مرتب وأدوات كاملة',
    en: 'Homes, flats and carpets cleaned by a tidy team',
  },
  pest: {
    ar: 'مكافحة حشرات بمواد آمنة على الأطفال',
    en: 'Pest control with materials that are safe around children',
  },
  moving: {
    ar: 'نقل عفش مع الفك والتركيب والتغليف',
    en: 'Moving with packing, dismantling and reassembly',
  },
  painting: {
    ar: 'زواق ودهان داخلي وخارجي وديكورات جبس',
    en: 'Indoor and outdoor painting, gypsum and decor',
  },
  carpentry: {
    ar: 'أبواب وشبابيك ومطابخ على القياس',
    en: 'Doors, windows and kitchens made to measure',
  },
  construction: {
    ar: 'بناء وتشطيب وبلاط وجبس من الأساس إلى البلاط',
    en: 'Building and finishing, from foundations to tiles',
  },
  water: {
    ar: 'تنظيف خزانات ومواجن وتركيب مضخات',
    en: 'Tanks and cisterns cleaned, pumps fitted',
  },
  security: {
    ar: 'كاميرات مراقبة وشبكات إنترنت للبيت والمحل',
    en: 'Cameras and networks for homes and shops',
  },
  garden: {
    ar: 'تنسيق حدائق وشبكات ري وصيانة مسابح',
    en: 'Gardens, irrigation and pools, kept all year',
  },
  furnishing: {
    ar: 'تفصيل ستائر وتنجيد صالونات وجلسات عربية',
    en: 'Curtains and upholstery, measured at your place',
  },
};
