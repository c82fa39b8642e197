import type { Name } from './name.ts';

interface Category {
  readonly id: string;
  readonly name: Name;
  readonly services: readonly { readonly id: string; readonly name: Name }[];
}

/** The trades of the marketplace and their jobs, written for this product. */
export const categoryList: readonly Category[] = [
  {
    id: 'plumbing',
    name: { ar: 'سباكة وصرف صحي', en: 'Plumbing and drains' },
    services: [
      { id: 'plumbing.leak', name: { ar: 'كشف وتصليح تسريبات', en: 'Leak detection and repair' } },
      { id: 'plumbing.drain', name: { ar: 'تسليك المجاري والبلاعات', en: 'Drain unblocking' } },
      {
        id: 'plumbing.fixtures',
        name: { ar: 'تركيب خلاطات ومغاسل ومراحيض', en: 'Taps, basins and toilets' },
      },
      { id: 'plumbing.heater', name: { ar: 'سخانات مياه', en: 'Water heaters' } },
      { id: 'plumbing.pump', name: { ar: 'مضخات وضغط مياه', en: 'Water pumps and pressure' } },
      {
        id: 'plumbing.bathroom',
        name: { ar: 'تأسيس سباكة حمام أو مطبخ', en: 'New bathroom or kitchen plumbing' },
      },
      {
        id: 'plumbing.septic',
        name: { ar: 'شفط آبار سوداء (بير أسود)', en: 'Septic tank pumping' },
      },
      { id: 'plumbing.gas', name: { ar: 'تمديد وصيانة غاز المطبخ', en: 'Kitchen gas fitting' } },
    ],
  },
  {
    id: 'electrical',
    name: { ar: 'كهرباء', en: 'Electrical' },
    services: [
      { id: 'electrical.fault', name: { ar: 'تصليح أعطال كهرباء', en: 'Electrical fault repair' } },
      { id: 'electrical.wiring', name: { ar: 'تأسيس وتمديد كهرباء', en: 'Wiring and rewiring' } },
      {
        id: 'electrical.lighting',
        name: { ar: 'تركيب إنارة وثريات', en: 'Lights and chandeliers' },
      },
      { id: 'electrical.sockets', name: { ar: 'بريزات ومفاتيح', en: 'Sockets and switches' } },
      {
        id: 'electrical.panel',
        name: { ar: 'لوحات كهرباء (طبلون) وقواطع وعدادات', en: 'Panels, breakers and meters' },
      },
      {
        id: 'electrical.generator',
        name: { ar: 'تركيب وصيانة مولدات', en: 'Generator install and service' },
      },
      {
        id: 'electrical.ats',
        name: { ar: 'مفتاح تحويل أوتوماتيكي (ATS)', en: 'Automatic transfer switch' },
      },
      {
        id: 'electrical.stabilizer',
        name: { ar: 'منظمات جهد وUPS', en: 'Voltage stabilisers and UPS' },
      },
    ],
  },
  {
    id: 'solar',
    name: { ar: 'طاقة شمسية وبطاريات', en: 'Solar and batteries' },
    services: [
      {
        id: 'solar.install',
        name: { ar: 'تركيب منظومة طاقة شمسية', en: 'Solar system installation' },
      },
      { id: 'solar.inverter', name: { ar: 'إنفرتر وبطاريات', en: 'Inverters and batteries' } },
      { id: 'solar.clean', name: { ar: 'تنظيف وصيانة الألواح', en: 'Solar panel cleaning' } },
      { id: 'solar.pump', name: { ar: 'مضخات شمسية للمزارع', en: 'Solar water pumping' } },
    ],
  },
  {
    id: 'hvac',
    name: { ar: 'تكييف وتبريد', en: 'Air conditioning and cooling' },
    services: [
      { id: 'hvac.repair', name: { ar: 'تصليح مكيفات', en: 'AC repair' } },
      { id: 'hvac.install', name: { ar: 'تركيب مكيفات', en: 'AC installation' } },
      { id: 'hvac.clean', name: { ar: 'غسيل وصيانة مكيفات', en: 'AC cleaning and service' } },
      { id: 'hvac.gas', name: { ar: 'شحن فريون', en: 'AC gas refill' } },
      { id: 'hvac.central', name: { ar: 'تكييف مركزي ودكت', en: 'Central AC and ducting' } },
      {
        id: 'hvac.coldroom',
        name: { ar: 'غرف تبريد وثلاجات عرض', en: 'Cold rooms and display fridges' },
      },
      { id: 'hvac.ventilation', name: { ar: 'شفاطات وتهوية', en: 'Extractors and ventilation' } },
    ],
  },
  {
    id: 'appliances',
    name: { ar: 'صيانة أجهزة منزلية', en: 'Home appliance repair' },
    services: [
      { id: 'appliances.washer', name: { ar: 'تصليح غسالات', en: 'Washing machine repair' } },
      {
        id: 'appliances.fridge',
        name: { ar: 'تصليح ثلاجات وفريزرات', en: 'Fridge and freezer repair' },
      },
      { id: 'appliances.oven', name: { ar: 'تصليح أفران وبوتقاز', en: 'Oven and cooker repair' } },
      { id: 'appliances.dishwasher', name: { ar: 'تصليح غسالات صحون', en: 'Dishwasher repair' } },
      { id: 'appliances.tv', name: { ar: 'تصليح شاشات وتلفزيونات', en: 'TV repair' } },
      {
        id: 'appliances.waterfilter',
        name: { ar: 'فلاتر وتحلية مياه', en: 'Water filters and purifiers' },
      },
      {
        id: 'appliances.small',
        name: { ar: 'أجهزة صغيرة (مكنسة، ميكروويف)', en: 'Small appliances' },
      },
    ],
  },
  {
    id: 'cleaning',
    name: { ar: 'تنظيف', en: 'Cleaning' },
    services: [
      { id: 'cleaning.home', name: { ar: 'تنظيف منازل', en: 'Home cleaning' } },
      {
        id: 'cleaning.deep',
        name: { ar: 'تنظيف عميق وبعد البناء', en: 'Deep and after-build cleaning' },
      },
      { id: 'cleaning.office', name: { ar: 'تنظيف مكاتب ومحلات', en: 'Office and shop cleaning' } },
      {
        id: 'cleaning.sofa',
        name: { ar: 'غسيل صالونات ومفروشات', en: 'Sofa and upholstery cleaning' },
      },
      { id: 'cleaning.carpet', name: { ar: 'غسيل سجاد وموكيت', en: 'Carpet cleaning' } },
      { id: 'cleaning.tank', name: { ar: 'تنظيف خزانات مياه', en: 'Water tank cleaning' } },
      {
        id: 'cleaning.glass',
        name: { ar: 'تنظيف واجهات وزجاج', en: 'Facade and window cleaning' },
      },
      { id: 'cleaning.marble', name: { ar: 'جلي وتلميع رخام وبلاط', en: 'Floor polishing' } },
    ],
  },
  {
    id: 'pest',
    name: { ar: 'مكافحة حشرات', en: 'Pest control' },
    services: [
      { id: 'pest.insects', name: { ar: 'رش حشرات', en: 'Insect treatment' } },
      { id: 'pest.bedbugs', name: { ar: 'مكافحة بق الفراش', en: 'Bed bug treatment' } },
      { id: 'pest.rodents', name: { ar: 'مكافحة فئران', en: 'Rodent control' } },
      { id: 'pest.termites', name: { ar: 'مكافحة النمل الأبيض', en: 'Termite control' } },
      { id: 'pest.snakes', name: { ar: 'عقارب وثعابين', en: 'Scorpions and snakes' } },
    ],
  },
  {
    id: 'moving',
    name: { ar: 'نقل عفش وشحن', en: 'Moving and haulage' },
    services: [
      { id: 'moving.home', name: { ar: 'نقل عفش منازل', en: 'House moving' } },
      { id: 'moving.office', name: { ar: 'نقل مكاتب ومحلات', en: 'Office moving' } },
      { id: 'moving.items', name: { ar: 'توصيل قطع كبيرة', en: 'Large item delivery' } },
      { id: 'moving.assembly', name: { ar: 'فك وتركيب أثاث', en: 'Furniture assembly' } },
      { id: 'moving.crane', name: { ar: 'رافعات وأوناش', en: 'Crane and hoist' } },
      { id: 'moving.rubble', name: { ar: 'نقل ردم ومخلفات', en: 'Rubble and waste removal' } },
      { id: 'moving.storage', name: { ar: 'تخزين أثاث', en: 'Furniture storage' } },
    ],
  },
  {
    id: 'painting',
    name: { ar: 'دهان وزواق وديكور', en: 'Painting and decor' },
    services: [
      { id: 'painting.interior', name: { ar: 'دهان داخلي', en: 'Interior painting' } },
      { id: 'painting.exterior', name: { ar: 'دهان واجهات خارجية', en: 'Exterior painting' } },
      {
        id: 'painting.gypsum',
        name: { ar: 'جبس بورد وأسقف معلقة', en: 'Gypsum board and ceilings' },
      },
      { id: 'painting.wallpaper', name: { ar: 'ورق حائط وبديل خشب', en: 'Wallpaper and panels' } },
      { id: 'painting.damp', name: { ar: 'علاج رطوبة وتشققات', en: 'Damp and crack repair' } },
      { id: 'painting.epoxy', name: { ar: 'أرضيات إيبوكسي', en: 'Epoxy floors' } },
    ],
  },
  {
    id: 'carpentry',
    name: { ar: 'نجارة وألمنيوم وحدادة', en: 'Carpentry, aluminium and metal' },
    services: [
      { id: 'carpentry.kitchen', name: { ar: 'مطابخ', en: 'Kitchens' } },
      { id: 'carpentry.doors', name: { ar: 'أبواب خشب', en: 'Wooden doors' } },
      { id: 'carpentry.wardrobe', name: { ar: 'دواليب وغرف نوم', en: 'Wardrobes and bedrooms' } },
      {
        id: 'carpentry.aluminium',
        name: { ar: 'شبابيك وأبواب ألمنيوم', en: 'Aluminium windows and doors' },
      },
      { id: 'carpentry.glass', name: { ar: 'زجاج وسيكوريت ومرايا', en: 'Glass and mirrors' } },
      { id: 'carpentry.steel', name: { ar: 'حدادة أبواب وحمايات', en: 'Steel doors and grilles' } },
      { id: 'carpentry.welding', name: { ar: 'لحام متنقل', en: 'Mobile welding' } },
      {
        id: 'carpentry.shutters',
        name: { ar: 'أبواب كراج ورولات', en: 'Garage doors and shutters' },
      },
      { id: 'carpentry.shade', name: { ar: 'مظلات وهناجر', en: 'Shade canopies and steel sheds' } },
      {
        id: 'carpentry.handyman',
        name: { ar: 'أعمال صغيرة وتعليق (شاشات ورفوف)', en: 'Handyman and wall mounting' },
      },
    ],
  },
  {
    id: 'construction',
    name: { ar: 'بناء وتشطيب', en: 'Building and finishing' },
    services: [
      { id: 'construction.contractor', name: { ar: 'مقاول بناء كامل', en: 'General contractor' } },
      { id: 'construction.masonry', name: { ar: 'بناء وبلوك', en: 'Masonry and block work' } },
      { id: 'construction.concrete', name: { ar: 'خرسانة وقواعد وأسقف', en: 'Concrete works' } },
      { id: 'construction.plaster', name: { ar: 'لياسة', en: 'Plastering' } },
      { id: 'construction.tiles', name: { ar: 'سيراميك وبلاط', en: 'Tiling' } },
      {
        id: 'construction.marble',
        name: { ar: 'رخام وجرانيت ودرج', en: 'Marble, granite and stairs' },
      },
      { id: 'construction.waterproof', name: { ar: 'عزل أسطح', en: 'Roof waterproofing' } },
      { id: 'construction.insulation', name: { ar: 'عزل حراري', en: 'Thermal insulation' } },
      { id: 'construction.demolition', name: { ar: 'تكسير وهدم', en: 'Demolition' } },
      {
        id: 'construction.interlock',
        name: { ar: 'إنترلوك وأرضيات خارجية', en: 'Interlock paving' },
      },
      {
        id: 'construction.engineer',
        name: { ar: 'مهندس وتصميم وإشراف', en: 'Engineer, design and supervision' },
      },
      { id: 'construction.survey', name: { ar: 'مساحة الأراضي', en: 'Land survey' } },
    ],
  },
  {
    id: 'water',
    name: { ar: 'مياه وآبار وخزانات', en: 'Water, wells and tanks' },
    services: [
      { id: 'water.drilling', name: { ar: 'حفر آبار', en: 'Well drilling' } },
      {
        id: 'water.wellservice',
        name: { ar: 'صيانة آبار وغواطس', en: 'Well and submersible pump service' },
      },
      { id: 'water.truck', name: { ar: 'توصيل مياه بالصهريج', en: 'Water truck delivery' } },
      { id: 'water.tanks', name: { ar: 'تركيب خزانات', en: 'Tank installation' } },
      { id: 'water.cistern', name: { ar: 'بناء وصيانة مواجن', en: 'Cisterns' } },
    ],
  },
  {
    id: 'security',
    name: { ar: 'أمن واتصالات', en: 'Security and networks' },
    services: [
      { id: 'security.cameras', name: { ar: 'كاميرات مراقبة', en: 'CCTV cameras' } },
      { id: 'security.locks', name: { ar: 'أقفال ومفاتيح', en: 'Locks and keys' } },
      { id: 'security.alarm', name: { ar: 'إنذار وإطفاء حريق', en: 'Alarms and fire safety' } },
      { id: 'security.intercom', name: { ar: 'إنتركم وفتح أبواب', en: 'Intercom and gates' } },
      { id: 'security.satellite', name: { ar: 'ستلايت ورسيفر', en: 'Satellite and receivers' } },
      { id: 'security.network', name: { ar: 'شبكات وواي فاي', en: 'Networks and Wi-Fi' } },
      { id: 'security.smart', name: { ar: 'منزل ذكي', en: 'Smart home' } },
    ],
  },
  {
    id: 'garden',
    name: { ar: 'حدائق ومسابح', en: 'Gardens and pools' },
    services: [
      { id: 'garden.design', name: { ar: 'تنسيق حدائق', en: 'Garden landscaping' } },
      { id: 'garden.care', name: { ar: 'عناية وقص أشجار', en: 'Garden care and trees' } },
      { id: 'garden.irrigation', name: { ar: 'شبكات ري', en: 'Irrigation' } },
      { id: 'garden.turf', name: { ar: 'عشب صناعي', en: 'Artificial turf' } },
      { id: 'garden.pool', name: { ar: 'مسابح', en: 'Swimming pools' } },
      { id: 'garden.palms', name: { ar: 'نخيل وزيتون', en: 'Palms and olives' } },
    ],
  },
  {
    id: 'furnishing',
    name: { ar: 'ستائر وتنجيد ومفروشات', en: 'Curtains and upholstery' },
    services: [
      { id: 'furnishing.curtains', name: { ar: 'ستائر', en: 'Curtains' } },
      { id: 'furnishing.upholstery', name: { ar: 'تنجيد صالونات وكراسي', en: 'Upholstery' } },
      { id: 'furnishing.seating', name: { ar: 'تفصيل جلسات عربية', en: 'Arabic seating' } },
      { id: 'furnishing.mattress', name: { ar: 'مراتب ومخدات', en: 'Mattresses' } },
      {
        id: 'furnishing.carpetfit',
        name: { ar: 'تركيب موكيت وباركيه', en: 'Carpet and parquet fitting' },
      },
      { id: 'furnishing.furniture-repair', name: { ar: 'تصليح أثاث', en: 'Furniture repair' } },
    ],
  },
];
