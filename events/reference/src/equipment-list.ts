import type { Name } from './name.ts';

interface Equipment {
  /** Its trade, a dot, and its own word. */
  readonly id: string;
  readonly name: Name;
}

/** Tools and machines that a customer can judge a professional by, a few for each trade, written for this product. */
export const equipmentList: readonly Equipment[] = [
  { id: 'plumbing.leak-detector', name: { ar: 'جهاز كشف تسريبات', en: 'Leak detector' } },
  { id: 'plumbing.drain-machine', name: { ar: 'ماكينة تسليك مجاري', en: 'Drain machine' } },
  { id: 'plumbing.pipe-camera', name: { ar: 'كاميرا فحص مواسير', en: 'Pipe camera' } },
  { id: 'plumbing.press-tool', name: { ar: 'ماكينة كبس مواسير', en: 'Pipe press' } },
  { id: 'electrical.multimeter', name: { ar: 'جهاز قياس كهرباء', en: 'Multimeter' } },
  { id: 'electrical.cable-finder', name: { ar: 'جهاز تتبع كوابل', en: 'Cable finder' } },
  { id: 'electrical.wall-chaser', name: { ar: 'ماكينة شق جدران', en: 'Wall chaser' } },
  { id: 'electrical.insulation-tester', name: { ar: 'جهاز فحص عزل', en: 'Insulation tester' } },
  { id: 'solar.clamp-meter', name: { ar: 'كلمبميتر تيار مستمر', en: 'DC clamp meter' } },
  { id: 'solar.crimper', name: { ar: 'كماشة وصلات MC4', en: 'MC4 crimper' } },
  { id: 'solar.roof-harness', name: { ar: 'حزام أمان للأسطح', en: 'Roof harness' } },
  { id: 'hvac.vacuum-pump', name: { ar: 'مضخة تفريغ', en: 'Vacuum pump' } },
  { id: 'hvac.gauges', name: { ar: 'ساعات قياس غاز', en: 'Refrigerant gauges' } },
  { id: 'hvac.washer', name: { ar: 'ماكينة غسيل مكيفات', en: 'AC washing machine' } },
  { id: 'hvac.welding-set', name: { ar: 'عدة لحام نحاس', en: 'Copper brazing set' } },
  { id: 'appliances.diagnostic-set', name: { ar: 'عدة فحص لوحات', en: 'Board test set' } },
  { id: 'appliances.spare-parts', name: { ar: 'قطع غيار في السيارة', en: 'Spare parts on board' } },
  { id: 'appliances.lifting-trolley', name: { ar: 'عربة رفع أجهزة', en: 'Appliance trolley' } },
  { id: 'cleaning.steam-cleaner', name: { ar: 'ماكينة بخار', en: 'Steam cleaner' } },
  { id: 'cleaning.carpet-machine', name: { ar: 'ماكينة غسيل سجاد', en: 'Carpet machine' } },
  { id: 'cleaning.pressure-washer', name: { ar: 'ماكينة ضغط مياه', en: 'Pressure washer' } },
  { id: 'cleaning.floor-polisher', name: { ar: 'ماكينة تلميع أرضيات', en: 'Floor polisher' } },
  { id: 'pest.sprayer', name: { ar: 'مضخة رش', en: 'Sprayer' } },
  { id: 'pest.fogger', name: { ar: 'جهاز تضبيب', en: 'Fogger' } },
  { id: 'pest.protective-suit', name: { ar: 'بدلة وقاية', en: 'Protective suit' } },
  { id: 'moving.closed-truck', name: { ar: 'شاحنة مغلقة', en: 'Closed truck' } },
  { id: 'moving.furniture-lift', name: { ar: 'رافعة عفش', en: 'Furniture lift' } },
  { id: 'moving.blankets', name: { ar: 'أغطية وتغليف', en: 'Blankets and wrapping' } },
  { id: 'painting.airless-sprayer', name: { ar: 'ماكينة رش زواق', en: 'Paint sprayer' } },
  { id: 'painting.wall-sander', name: { ar: 'ماكينة صنفرة جدران', en: 'Wall sander' } },
  { id: 'painting.scaffold', name: { ar: 'سقالة', en: 'Scaffold' } },
  { id: 'carpentry.table-saw', name: { ar: 'منشار طاولة', en: 'Table saw' } },
  { id: 'carpentry.edge-bander', name: { ar: 'ماكينة لصق حواف', en: 'Edge bander' } },
  { id: 'carpentry.welding-machine', name: { ar: 'ماكينة لحام', en: 'Welding machine' } },
  { id: 'construction.mixer', name: { ar: 'خلاطة خرسانة', en: 'Concrete mixer' } },
  { id: 'construction.laser-level', name: { ar: 'ميزان ليزر', en: 'Laser level' } },
  { id: 'construction.tile-cutter', name: { ar: 'ماكينة قص بلاط', en: 'Tile cutter' } },
  { id: 'construction.breaker', name: { ar: 'ماكينة تكسير', en: 'Breaker' } },
  { id: 'water.tanker', name: { ar: 'سيارة مياه', en: 'Water tanker' } },
  { id: 'water.tank-cleaner', name: { ar: 'عدة تنظيف خزانات', en: 'Tank cleaning set' } },
  { id: 'water.test-kit', name: { ar: 'عدة فحص مياه', en: 'Water test kit' } },
  { id: 'security.camera-tester', name: { ar: 'جهاز فحص كاميرات', en: 'Camera tester' } },
  { id: 'security.network-tester', name: { ar: 'جهاز فحص شبكات', en: 'Network tester' } },
  { id: 'security.long-ladder', name: { ar: 'سلم طويل', en: 'Long ladder' } },
  { id: 'garden.mower', name: { ar: 'ماكينة قص نجيل', en: 'Lawn mower' } },
  { id: 'garden.chainsaw', name: { ar: 'منشار أشجار', en: 'Chainsaw' } },
  { id: 'garden.hedge-trimmer', name: { ar: 'مقص أسيجة كهربائي', en: 'Hedge trimmer' } },
  {
    id: 'furnishing.sewing-machine',
    name: { ar: 'ماكينة خياطة صالونات', en: 'Upholstery machine' },
  },
  { id: 'furnishing.staple-gun', name: { ar: 'دباسة هواء', en: 'Air stapler' } },
  { id: 'furnishing.curtain-steamer', name: { ar: 'مكواة بخار للستائر', en: 'Curtain steamer' } },
];
