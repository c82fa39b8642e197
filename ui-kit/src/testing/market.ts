/** Sample professionals in Tripoli and Misrata, in both languages. */
export const professionals = [
  {
    id: 'salem',
    name: { ar: 'سالم الورفلي', en: 'Salem Al-Warfalli' },
    trade: { ar: 'سبّاك، تسريبات وسخّانات', en: 'Plumber, leaks and water heaters' },
    area: { ar: 'حي الأندلس، طرابلس', en: 'Hay Al-Andalus, Tripoli' },
    category: 'plumbing',
    rating: { average: 4.9, count: 126 },
    priceFrom: 45_000,
    distance: 850,
    nextFree: '2026-11-21T13:30:00.000Z',
    at: { latitude: 32.8751, longitude: 13.1283 },
  },
  {
    id: 'hana',
    name: { ar: 'هناء بن عمران', en: 'Hana Ben Omran' },
    trade: { ar: 'تنظيف بيوت بعد البناء', en: 'Deep cleaning after building work' },
    area: { ar: 'سوق الجمعة، طرابلس', en: 'Souq Al-Jumaa, Tripoli' },
    category: 'cleaning',
    rating: { average: 4.8, count: 89 },
    priceFrom: 90_000,
    distance: 3200,
    nextFree: '2026-11-22T07:00:00.000Z',
    at: { latitude: 32.8834, longitude: 13.2571 },
  },
  {
    id: 'muftah',
    name: { ar: 'مفتاح الزليطني', en: 'Muftah Zlitni' },
    trade: { ar: 'تركيب وصيانة مكيّفات', en: 'Air conditioners, installed and repaired' },
    area: { ar: 'عين زارة، طرابلس', en: 'Ain Zara, Tripoli' },
    category: 'hvac',
    rating: { average: 4.7, count: 203 },
    priceFrom: 60_000,
    distance: 6400,
    nextFree: '2026-11-23T08:00:00.000Z',
    at: { latitude: 32.7952, longitude: 13.2869 },
  },
  {
    id: 'khaled',
    name: { ar: 'خالد المصراتي', en: 'Khaled Al-Misrati' },
    trade: { ar: 'كهربائي منازل ومولّدات', en: 'Electrician, homes and generators' },
    area: { ar: 'أبو سليم، طرابلس', en: 'Abu Salim, Tripoli' },
    category: 'electrical',
    rating: { average: 4.6, count: 54 },
    priceFrom: 40_000,
    distance: 4100,
    nextFree: null,
    at: { latitude: 32.8496, longitude: 13.1712 },
  },
  {
    id: 'ibrahim',
    name: { ar: 'إبراهيم الفيتوري', en: 'Ibrahim Al-Fituri' },
    trade: { ar: 'ألواح شمسية وبطاريات', en: 'Solar panels and batteries' },
    area: { ar: 'جنزور، طرابلس', en: 'Janzour, Tripoli' },
    category: 'solar',
    rating: { average: 5, count: 17 },
    priceFrom: 250_000,
    distance: 11_800,
    nextFree: '2026-11-24T09:00:00.000Z',
    at: { latitude: 32.8201, longitude: 13.0114 },
  },
  {
    id: 'amal',
    name: { ar: 'آمال الترهوني', en: 'Amal Al-Tarhuni' },
    trade: { ar: 'زواق ودهان داخلي', en: 'Interior painting' },
    area: { ar: 'تاجوراء', en: 'Tajoura' },
    category: 'painting',
    rating: null,
    priceFrom: 12_000,
    distance: 9300,
    nextFree: '2026-11-22T10:00:00.000Z',
    at: { latitude: 32.8834, longitude: 13.3526 },
  },
] as const;

export const stores = [
  {
    id: 'madina',
    name: { ar: 'مركز المدينة للتكييف', en: 'Madina Cooling Centre' },
    about: {
      ar: 'بيع وتركيب وصيانة، بضمان سنتين',
      en: 'Sold, installed and repaired, two years of warranty',
    },
    area: { ar: 'شارع الجمهورية، طرابلس', en: 'Jumhuriya Street, Tripoli' },
    category: 'hvac',
    rating: { average: 4.7, count: 312 },
  },
  {
    id: 'noor',
    name: { ar: 'النور للأدوات الكهربائية', en: 'Al-Noor Electrical' },
    about: { ar: 'مولّدات، كوابل، لوحات', en: 'Generators, cables, panels' },
    area: { ar: 'قرقارش، طرابلس', en: 'Gargaresh, Tripoli' },
    category: 'electrical',
    rating: { average: 4.4, count: 71 },
  },
  {
    id: 'bahr',
    name: { ar: 'محلات البحر للمواسير', en: 'Al-Bahr Pipes and Fittings' },
    about: { ar: 'خزّانات ومضخّات وتمديدات', en: 'Tanks, pumps and fittings' },
    area: { ar: 'وسط المدينة، مصراتة', en: 'Centre, Misrata' },
    category: 'water',
    rating: { average: 4.9, count: 46 },
  },
] as const;

export const services = [
  {
    id: 'leak',
    name: { ar: 'كشف وتصليح تسريبات', en: 'Leak detection and repair' },
    category: 'plumbing',
    from: 45_000,
    unit: 'visit',
    minutes: 90,
  },
  {
    id: 'split',
    name: { ar: 'تركيب مكيّف سبليت', en: 'Split air conditioner installed' },
    category: 'hvac',
    from: 180_000,
    unit: 'fixed',
    minutes: 150,
  },
  {
    id: 'clean',
    name: { ar: 'تنظيف شقة كاملة', en: 'A whole flat, deep-cleaned' },
    category: 'cleaning',
    from: 120_000,
    unit: 'fixed',
    minutes: 240,
  },
  {
    id: 'paint',
    name: { ar: 'زواق حيطان داخلية', en: 'Inside walls painted' },
    category: 'painting',
    from: 12_000,
    unit: 'm2',
    minutes: null,
  },
] as const;

export const reviews = [
  {
    id: 'r1',
    author: { ar: 'نجاة القماطي', en: 'Najat Al-Gamati' },
    stars: 5,
    at: '2026-11-14T16:20:00.000Z',
    text: {
      ar: 'جا في وقته بالضبط، كشف التسريب في ربع ساعة وصلّحه بدون ما يكسّر السيراميك. السعر هو نفسه اللي اتفقنا عليه.',
      en: 'He came exactly on time, found the leak in a quarter of an hour and repaired it without breaking a tile. The price was the one we had agreed.',
    },
  },
  {
    id: 'r2',
    author: { ar: 'عبدالسلام بن نصر', en: 'Abdulsalam Ben Nasr' },
    stars: 4,
    at: '2026-11-02T09:05:00.000Z',
    text: {
      ar: 'شغل نظيف ومرتّب. تأخر نص ساعة بسبب الزحمة لكنه اتصل قبلها.',
      en: 'Clean, tidy work. Half an hour late because of the traffic, but he called before.',
    },
  },
  {
    id: 'r3',
    author: { ar: 'ربيعة الشريف', en: 'Rabia Al-Sharif' },
    stars: 5,
    at: '2026-10-20T12:40:00.000Z',
    text: { ar: 'ما نستعمل غيره من سنة.', en: 'I have called nobody else for a year.' },
  },
] as const;

/** The current time in stories: Saturday 21 November 2026, 11:00 in Libya. */
export const storyNow = '2026-11-21T09:00:00.000Z';
