// oxlint-disable eslint/max-lines -- a list, not code
/**
 * Words that people type for a trade or a service, by its id: everyday Libyan nouns, trade nouns,
 * common faults, and other names of the same thing. Arabic words are separated by `،`, English ones
 * by commas. Written for this product. Spellings, articles, plurals and typos are for the search.
 */
const words: Readonly<Record<string, { readonly ar: string; readonly en: string }>> = {
  plumbing: {
    ar: 'سباك، سباكة، فني صحي، مواسرجي، صرف صحي، أدوات صحية',
    en: 'plumber, plumbing, drains',
  },
  'plumbing.leak': {
    ar: 'تسريب، تسرب ماء، تهريب ماء، ماسورة مكسورة، ماسورة انفجرت، كشف تسربات، الحنفية تنقط، تقطير ماء، سقف ينقط، الماء يقطر، ماسورة تسرب، مواسير تهرب، فاتورة ماء عالية، ماء تحت البلاط',
    en: 'leak, leaking pipe, burst pipe, water leak, dripping tap, broken pipe, leaking ceiling, pipe leaking under sink, water coming through ceiling, water stain',
  },
  'plumbing.drain': {
    ar: 'تسليك، تسليك مجاري، بلاعة مسدودة، انسداد، حمام مسدود، حوض مسدود، مجاري طافحة، فتح مجاري، ريحة مجاري، الحوض ما يصرفش، الماء ما ينزلش، بالوعة، طفح مجاري، فيضان',
    en: "blocked drain, unblock, drain cleaning, clogged sink, toilet blocked, blocked toilet, sewer smell, clogged drain, sink won't drain, water not draining, overflowing toilet, slow drain, sewage backup, drainage",
  },
  'plumbing.fixtures': {
    ar: 'خلاط ماء، حنفية، شيشمة، لافندينو، حوض، مغسلة، مرحاض، كرسي حمام، دش، دوش، سيفون، طقم حمام، تصليح حنفية، تصليح سيفون، تغيير خلاط، السيفون خربان، تغيير حنفية، تركيب مغسلة، تركيب مرحاض، تركيب دش، بانيو، جاكوزي',
    en: "tap, faucet, sink, toilet, basin, shower, flush, cistern flush, fix toilet, toilet repair, replace tap, wash basin, bidet, toilet won't flush, running toilet, bathtub, install sink, install shower, replace toilet, shower head",
  },
  'plumbing.heater': {
    ar: 'سخان، سخان مياه، سخان شمسي، سخان كهرباء، سخان غاز، بويلر، تصليح سخان، تركيب سخان، ماء ساخن، السخان ما يسخنش، ماء بارد في الحمام، تغيير سخان، السخان يسرب',
    en: 'water heater, boiler, geyser, hot water, no hot water, heater repair, heater installation, cold shower, immersion heater, solar water heater',
  },
  'plumbing.pump': {
    ar: 'مضخة ماء، ماتور ماء، ماطور مية، دينمو مية، ضغط الماء ضعيف، مضخة ضغط، تصليح مضخة، تركيب مضخة، الماء ما يطلعش، الماء ضعيف، ماتور الماء خربان',
    en: 'water pump, pressure pump, booster, low water pressure, pump repair, weak water, water motor, no water pressure',
  },
  'plumbing.bathroom': {
    ar: 'تأسيس سباكة، تأسيس حمام، تمديدات صحية، تمديد مواسير، سباكة كوجينة، تجديد حمام، مواسير، مواسير جديدة، سباكة مبنى جديد، تغيير مواسير، تركيب حمام',
    en: 'bathroom plumbing, rough-in, piping, new bathroom, kitchen plumbing, bathroom renovation, pipework, replace pipes, new pipes, remodel bathroom',
  },
  'plumbing.septic': {
    ar: 'بيارة، بير أسود، سيارة شفط، شفط مجاري، شفط بيارة، سحب بير أسود، صرف صحي، البيارة مليانة، خزان صرف، تفريغ بيارة',
    en: 'septic, cesspit, sewage truck, empty septic tank, cesspool, septic full, pump out septic',
  },
  'plumbing.gas': {
    ar: 'غاز، أسطوانة غاز، أنبوبة، بمبولة غاز، تمديد غاز، منظم غاز، تسريب غاز، ريحة غاز، ماسورة غاز، تركيب بوتقاز غاز، كشف تسرب غاز',
    en: 'gas fitter, gas pipe, gas regulator, gas leak, gas cylinder, cooking gas, smell of gas, gas stove connection, gas installation',
  },
  electrical: {
    ar: 'كهربائي، كهربجي، فني كهرباء، الضي',
    en: 'electrician, electrical, electricity',
  },
  'electrical.fault': {
    ar: 'عطل كهرباء، الضي فاصل، الكهرباء مقطوعة، التماس، ماس كهربائي، قاطع يفصل، شورت، تصليح كهرباء، صيانة كهرباء، الضي طافي، الكهرباء تقطع، النور مقطوع، شرارة، ريحة حريق كهرباء، سلك محروق',
    en: 'power fault, short circuit, no power, power cut, breaker trips, electrical repair, electric repair, lights flickering, lights not working, no electricity, sparks, burning smell, electrics, power outage, blackout',
  },
  'electrical.wiring': {
    ar: 'تأسيس كهرباء، تمديدات كهرباء، سلوك كهرباء، تسليك كهرباء، تمديد أسلاك، كابلات، تأسيس ضي، تمديد كهرباء جديد، كابل، أسلاك قديمة',
    en: 'wiring, rewire, rewiring, cables, electrical installation, new wiring, old wiring, cable, electrical wiring new house',
  },
  'electrical.lighting': {
    ar: 'إنارة، إضاءة، لمبة، لمبات، ثريا، نجفة، سبوت لايت، ليد، تركيب ثريا، تركيب نجف، تعليق ثريا، ضو، أضواء، تركيب لمبات، إنارة حديقة، تعليق نجفة',
    en: 'lighting, light, lights, lamp, chandelier, led, spotlight, bulb, light fitting, install lights, ceiling light, lamps, hang chandelier, outdoor lighting',
  },
  'electrical.sockets': {
    ar: 'بريزة، فيشة، مفتاح ضي، مفتاح كهرباء، بلاك، أفياش، تصليح بريزة، تركيب بريزات، البريزة ما تخدمش، زيادة بريزة، مفاتيح إنارة',
    en: 'socket, switch, outlet, plug, light switch, power outlet, socket not working, add socket, sockets, switches, plugs',
  },
  'electrical.panel': {
    ar: 'لوحة كهرباء، قاطع، قواطع، طبلون، عداد كهرباء، تابلو، طابلو، تركيب عداد، تغيير قواطع، القاطع يطيح، علبة كهرباء',
    en: 'panel, breaker, fuse box, fuse, meter, distribution board, electricity meter, circuit breaker, electrical panel, fuses, fuse blown',
  },
  'electrical.generator': {
    ar: 'مولد، مولدات، ماتور كهرباء، مولد كهربائي، ماطور ضي، صيانة مولد، تصليح مولد، موتور كهرباء، المولد ما يدورش، مولد ديزل، زيت مولد',
    en: "generator, genset, generator repair, backup generator, generator won't start, diesel generator, generator maintenance",
  },
  'electrical.ats': {
    ar: 'تحويل أوتوماتيك، أي تي أس، ATS، مفتاح قلاب، تشنج أوفر، مفتاح تحويل، تحويل مولد وشبكة',
    en: 'ats, changeover switch, transfer switch, automatic switch generator',
  },
  'electrical.stabilizer': {
    ar: 'منظم كهرباء، منظم جهد، ستابلايزر، يو بي اس، ضعف الضي، ضعف التيار، مثبت جهد، الضي ضعيف، تذبذب التيار، حماية أجهزة، بطارية يو بي اس',
    en: 'stabilizer, stabiliser, ups, voltage regulator, low voltage, voltage fluctuation, voltage drop, surge protection',
  },
  solar: { ar: 'طاقة شمسية، ألواح، شمسية', en: 'solar, solar energy, solar power' },
  'solar.install': {
    ar: 'ألواح شمسية، منظومة شمسية، منظومة طاقة، تركيب ألواح شمسية، تركيب طاقة شمسية، كهرباء بالشمس، نظام شمسي، محطة شمسية',
    en: 'solar panels, solar panel, pv, solar installation, install solar panels, solar system, panels on roof, photovoltaic',
  },
  'solar.inverter': {
    ar: 'إنفرتر، إنفيرتر، عاكس، بطارية ليثيوم، بطاريات، بطارية، شاحن بطاريات، تصليح إنفرتر، البطارية ما تشحنش، تغيير بطاريات، عاكس كهرباء',
    en: 'inverter, battery backup, lithium battery, batteries, inverter repair, battery not charging, replace batteries, solar battery, power backup',
  },
  'solar.clean': {
    ar: 'غسيل ألواح، تنظيف الألواح الشمسية، صيانة طاقة شمسية، صيانة ألواح، ألواح وسخة، غبار الألواح',
    en: 'solar panel cleaning, panel cleaning, solar maintenance, solar service, dusty solar panels, wash solar panels, dirty panels',
  },
  'solar.pump': {
    ar: 'مضخة شمسية، غاطس شمسي، طاقة شمسية للمزرعة، ري بالطاقة الشمسية',
    en: 'solar pump, solar irrigation, farm solar',
  },
  hvac: {
    ar: 'فني تكييف، تكييف، تبريد، كوندشن، فني تبريد',
    en: 'air conditioning, hvac, ac technician, cooling, aircon',
  },
  'hvac.repair': {
    ar: 'مكيف، تصليح مكيف، صيانة مكيف، كوندشن، مكيف ما يبردش، المكيف خربان، مكيف ينقط، عطل مكيف، فني مكيفات، المكيف يقطر، المكيف يطلع صوت، مكيف سخون، المكيف طافي، كمبروسر مكيف',
    en: 'ac repair, air conditioner, ac not cooling, fix ac, air conditioner repair, aircon repair, ac leaking, ac not working, ac noise, ac broken, ac blowing warm air, air conditioning repair, compressor',
  },
  'hvac.install': {
    ar: 'تركيب مكيف، تركيب سبليت، فك وتركيب مكيف، مكيف جديد، نقل مكيف، تعليق مكيف، تركيب تكييف',
    en: 'ac install, split install, install air conditioner, ac fitting, new ac, air conditioning installation, mount ac, put up ac',
  },
  'hvac.clean': {
    ar: 'غسيل مكيف، تنظيف مكيف، تنظيف مكيفات، صيانة مكيفات، فلتر مكيف، صيانة دورية مكيف، ريحة مكيف، مكيف وسخ، تنظيف فلاتر المكيف',
    en: 'ac cleaning, ac service, clean ac, air conditioner cleaning, ac maintenance, air conditioner service, dirty ac, ac filter, ac smells',
  },
  'hvac.gas': {
    ar: 'فريون، غاز مكيف، تعبئة غاز مكيف، شحن فريون، تعبئة فريون، شحن غاز المكيف',
    en: 'freon, ac gas, gas refill, ac recharge, ac gas refill',
  },
  'hvac.central': {
    ar: 'تكييف مركزي، دكت، كونسيلد، شيلر، مجاري هواء، تكييف دكتات، تكييف فندق، تكييف صالة',
    en: 'central ac, duct, ducting, chiller, central air conditioning, ducted ac, hvac system, building air conditioning',
  },
  'hvac.coldroom': {
    ar: 'غرفة تبريد، ثلاجة عرض، فريزر محل، ثلاجة محل، غرف تجميد، ثلاجة سوبر ماركت، براد عرض، غرفة تجميد',
    en: 'cold room, display fridge, walk-in freezer, commercial fridge, cold storage, refrigerated display, supermarket fridge, freezer room',
  },
  'hvac.ventilation': {
    ar: 'شفاط، شفاط مطبخ، شفاط حمام، تهوية، مروحة سقف، مروحة، هود، مروحة شفط، ريحة مطبخ، تركيب شفاط',
    en: 'extractor fan, ventilation, exhaust fan, ceiling fan, kitchen hood, fan, range hood, install exhaust fan, cooker hood',
  },
  appliances: {
    ar: 'تصليح أجهزة، أجهزة منزلية، صيانة أجهزة، أجهزة كهربائية',
    en: 'appliance repair, appliances, home appliances',
  },
  'appliances.washer': {
    ar: 'غسالة، غسالة ملابس، تصليح غسالة، صيانة غسالة، الغسالة ما تعصرش، غسالة أوتوماتيك، نشافة، الغسالة ما تصرفش، الغسالة ما تدورش، غسالة هوائي، غسالة تهرب',
    en: 'washing machine, washer, washing machine repair, dryer, washer repair, laundry machine, washing machine not spinning, washer not draining, tumble dryer',
  },
  'appliances.fridge': {
    ar: 'ثلاجة، تلاجة، فريزر، براد، تصليح ثلاجة، الثلاجة ما تبردش، صيانة فريزر، ديب فريزر، التلاجة سخونة، ثلج، تلاجة ما تبردش، كمبروسر ثلاجة',
    en: 'fridge, freezer, refrigerator, fridge repair, fridge not cooling, refrigerator repair, fridge warm, freezer not freezing, ice maker',
  },
  'appliances.oven': {
    ar: 'فرن، بوتقاز، بوتاجاز، طباخ، كوشة غاز، تصليح فرن، تصليح بوتقاز، صيانة فرن، طباخة، الفرن ما يسخنش، عين البوتقاز، شعلة',
    en: 'oven, stove, cooker, oven repair, gas stove, hob, gas cooker, oven not heating, burner, cooktop, microwave oven built in',
  },
  'appliances.dishwasher': {
    ar: 'غسالة صحون، غسالة مواعين، جلاية، تصليح غسالة صحون',
    en: 'dishwasher, dish washer, dishwasher repair',
  },
  'appliances.tv': {
    ar: 'شاشة، شاشات، تلفزيون، تلفاز، تصليح تلفزيون، تصليح شاشة، شاشة مكسورة، تلفزيون ما يخدمش، شاشة سوداء، التلفزيون ما فيش صورة، شاشة بلازما',
    en: 'tv repair, tv, television, broken screen, fix tv, screen repair, tv no picture, black screen, lcd, led tv',
  },
  'appliances.waterfilter': {
    ar: 'فلتر ماء، فلاتر مياه، تحلية مياه، جهاز تحلية، سبع مراحل، تغيير فلتر، فلتر سبع مراحل، تركيب فلتر مياه، ماء مالح، طعم الماء، جهاز ماء شرب، فلترة',
    en: 'water filter, reverse osmosis, water purifier, filter replacement, filter change, drinking water filter, salty water, water tastes bad, water softener, purifier, desalination',
  },
  'appliances.small': {
    ar: 'ميكروويف، مكنسة، مكنسة كهربائية، خلاط كهربائي، عصارة، مكواة، تصليح مكنسة، تصليح ميكروويف، خلاط عصير، كاوية، محضرة طعام، دفاية، مدفأة',
    en: 'microwave, vacuum, vacuum cleaner, blender, iron, mixer, small appliance, coffee machine, kettle, heater portable, food processor, hair dryer, toaster',
  },
  cleaning: {
    ar: 'تنظيف، نظافة، شركة تنظيف، شركة نظافة، عاملة نظافة، عمال نظافة، تنضيف',
    en: 'cleaning, cleaner, cleaners, cleaning company',
  },
  'cleaning.home': {
    ar: 'تنظيف حوش، تنظيف منازل، نظافة البيت، عاملة منزلية، عاملة بالساعة، خادمة، شغالة، تنظيف شقة، تنظيف بيوت، تنظيف يومي، تنظيف أسبوعي، ترتيب البيت، طباخة ومنظفة، منظفة، تنظيف حمام، تنظيف مطبخ',
    en: 'house cleaning, home cleaning, maid, apartment cleaning, housekeeper, domestic cleaner, flat cleaning, cleaning lady, weekly cleaning, cleaner for house, tidy house, kitchen cleaning, bathroom cleaning, villa cleaning',
  },
  'cleaning.deep': {
    ar: 'تنظيف بعد البناء، تنظيف عميق، تنظيف شقة جديدة، تنظيف شامل، تنظيف بعد الصيانة، تنظيف بعد التشطيب، غبار بناء، تنظيف قبل السكن، تنظيف عيد، تعزيل',
    en: 'deep cleaning, deep clean, post construction cleaning, after builders cleaning, move in cleaning, dust after renovation, spring cleaning, end of tenancy, thorough cleaning',
  },
  'cleaning.office': {
    ar: 'تنظيف مكاتب، نظافة شركات، تنظيف محل، تنظيف محلات، تنظيف عيادة، تنظيف مدارس، نظافة مكتب، عيادة، مطعم، صالة عرض',
    en: 'office cleaning, shop cleaning, commercial cleaning, workplace cleaning, clinic cleaning, restaurant cleaning, store cleaning, janitor',
  },
  'cleaning.sofa': {
    ar: 'غسيل صالون، تنظيف كنب، غسيل جلسات، غسيل مراتب، غسيل كنب، تنظيف صالونات، تنظيف مفروشات، تنظيف بالبخار، غسيل كراسي، بقع كنب، تنظيف مراتب، غسيل أنتريه، تنظيف ستائر',
    en: 'sofa cleaning, couch cleaning, upholstery cleaning, mattress cleaning, steam cleaning, clean sofa, sofa stains, couch shampoo, clean mattress, chairs cleaning',
  },
  'cleaning.carpet': {
    ar: 'غسيل زرابي، غسيل سجاد، زربية، غسيل موكيت، تنظيف سجاد، تنظيف موكيت، غسيل فراش، مغسلة سجاد، غسيل مفارش، بقع سجاد',
    en: 'carpet cleaning, rug cleaning, wash carpet, rugs, clean carpets, carpet stains, carpet washing, shampoo carpet, carpets',
  },
  'cleaning.tank': {
    ar: 'تنظيف خزان، غسيل خزانات، تنظيف ماجن، غسيل ماجن، تعقيم خزان، تنظيف خزان ماء، خزان وسخ، طحالب خزان، تعقيم مياه',
    en: 'water tank cleaning, tank cleaning, clean water tank, tank disinfection, disinfect tank, algae in tank',
  },
  'cleaning.glass': {
    ar: 'تنظيف زجاج، تنظيف واجهات، غسيل واجهات، تنظيف رواشن، تنظيف شبابيك، مسح زجاج، زجاج خارجي، غسيل شبابيك، تنظيف مرايا',
    en: 'window cleaning, facade cleaning, clean windows, glass cleaning, window cleaner, building glass, outside windows, high windows',
  },
  'cleaning.marble': {
    ar: 'جلي رخام، تلميع رخام، جلي بلاط، جلي زليز، تلميع بلاط، جلي، تلميع أرضيات، جلي أرضية، كريستال رخام',
    en: 'marble polishing, floor polish, tile polishing, floor polishing, polish marble, shine marble, floor shine, floor buffing, polish floor, tile cleaning, grout',
  },
  pest: {
    ar: 'مكافحة حشرات، مكافحة آفات، مبيدات، رش مبيدات',
    en: 'pest control, exterminator, pests',
  },
  'pest.insects': {
    ar: 'رش حشرات، حشرات، صراصير، صرصور، نمل، ناموس، ذباب، رش مبيد، رش صراصير، حشرات المطبخ، دبابير، نحل، عنكبوت، بعوض، براغيت، وزغ، قراد',
    en: 'insects, cockroach, cockroaches, ants, mosquitoes, flies, roaches, bug spray, insect spray, ants in kitchen, wasps, bees, spiders, fleas, kill bugs, bug, bugs, fumigation',
  },
  'pest.bedbugs': {
    ar: 'بق، بق الفراش، بق السرير، مكافحة بق، رش بق، لدغات فراش، حشرة المرتبة',
    en: 'bed bugs, bedbugs, bedbug treatment, bed bites, bug in mattress',
  },
  'pest.rodents': {
    ar: 'فيران، فئران، فار، فأر، جرذان، جرد، مكافحة فيران، قوارض، صوت في السقف، مصيدة فيران',
    en: 'rats, mice, mouse, rat, rodents, rat control, mouse in house, rat trap',
  },
  'pest.termites': {
    ar: 'نمل أبيض، أرضة، سوس الخشب، حشرة الخشب، دود الخشب، النمل الابيض ياكل الخشب، سوسة خشب',
    en: 'termites, white ants, woodworm, wood insects, termite treatment',
  },
  'pest.snakes': {
    ar: 'عقرب، عقارب، لفعة، حنش، أفاعي، ثعبان، ثعابين، لفاعي، أفعى، زواحف',
    en: 'scorpions, snakes, snake, scorpion, snake removal, reptiles, viper',
  },
  moving: {
    ar: 'نقل عفش، نقل، شحن، سيارة نقل، عمال تحميل',
    en: 'moving, movers, haulage, transport',
  },
  'moving.home': {
    ar: 'نقل عفش، نقل أثاث، تحويل حوش، ترحيل، كميو، نقل شقة، نقل بيت، شيل عفش، تبديل حوش، رحيل، حمالين، شاحنة نقل، سيارة عفش',
    en: 'house moving, home movers, movers, moving house, furniture moving, removals, relocation, moving to new apartment, porters, moving truck, moving company, relocate, move house, mover',
  },
  'moving.office': {
    ar: 'نقل مكتب، نقل محل، نقل شركات، نقل مكاتب، نقل معدات، ترحيل مكتب',
    en: 'office moving, office movers, office relocation, shop moving, office furniture moving, move shop',
  },
  'moving.items': {
    ar: 'توصيل ثلاجة، توصيل غرفة نوم، توصيل أثاث، توصيل غسالة، نقل ثلاجة، توصيل قطعة، نقل كنبة، نقل غسالة، نقل قطعة واحدة، سيارة توصيل',
    en: 'delivery, single item delivery, furniture delivery, deliver fridge, large item delivery, deliver sofa, transport sofa, move one item, pickup truck, courier, move fridge',
  },
  'moving.assembly': {
    ar: 'فك وتركيب، تركيب غرفة نوم، تركيب دولاب، تركيب أثاث، تركيب سرير، تركيب إيكيا، فك أثاث، فك سرير، تجميع أثاث، تركيب طاولة',
    en: 'furniture assembly, assemble furniture, ikea assembly, assemble bed, flat pack, build wardrobe, put together furniture, dismantle furniture, assembling',
  },
  'moving.crane': {
    ar: 'رافعة، ونش، كرين، رفع عفش، أوناش، سلة رافعة، رفع أثاث للدور، سيارة رافعة، فورك لفت',
    en: 'crane, hoist, lift truck, crane rental, lift furniture, forklift, lifting',
  },
  'moving.rubble': {
    ar: 'ردم، مخلفات بناء، شيل ردم، قلاب، نقل زبالة، رفع مخلفات، نقل تراب، شيل زبالة، رمي عفش قديم، تنظيف أرض، حاوية، قمامة',
    en: 'rubble, waste removal, skip, rubbish removal, junk removal, garbage removal, debris removal, dump, trash, old furniture removal, construction waste, container',
  },
  'moving.storage': {
    ar: 'تخزين عفش، مخزن، تخزين أثاث، مخازن، مستودع، حفظ أثاث',
    en: 'storage, furniture storage, store furniture, warehouse, store my things, self storage, depot',
  },
  painting: {
    ar: 'دهان، دهّان، طلاء، زواق، صباغ، ديكور، نقاش',
    en: 'painter, painting, decorator, decor, paint',
  },
  'painting.interior': {
    ar: 'دهان غرف، طلاء جدران، زواق حوش، بوية، صبغ، دهان شقة، دهان داخلي، زواق غرفة، تغيير لون الحيط، دهان سقف، معجون، دهان غرفة نوم',
    en: 'interior painting, paint room, paint walls, wall painting, paint house inside, room painting, wall color, repaint, paint bedroom, paint ceiling, house painter',
  },
  'painting.exterior': {
    ar: 'دهان خارجي، طلاء واجهة، واجهات، جرافيتو، رش واجهات، دهان واجهة، طلاء خارجي، طلاء سور، دهان خارجي للحوش، زواق خارجي',
    en: 'exterior painting, facade painting, outside painting, paint outside walls, paint house outside, paint fence',
  },
  'painting.gypsum': {
    ar: 'جبس، جبس بورد، جبسن بورد، سقف مستعار، سقف معلق، قبص، أسقف جبس، ديكور جبس، قواطع جبس، ديكور سقف، كرانيش، إضاءة مخفية',
    en: 'gypsum, gypsum board, drywall, false ceiling, suspended ceiling, plasterboard, plaster board wall, partition, ceiling decor, cornice',
  },
  'painting.wallpaper': {
    ar: 'ورق حيط، ورق جدران، ورق حائط، بديل الخشب، بديل الرخام، تركيب ورق جدران، ورق جدران غرفة، بديل شيبورد، ألواح حائط',
    en: 'wallpaper, wall panels, wall paper, wall panelling, wood panels, 3d panels, wall covering',
  },
  'painting.damp': {
    ar: 'رطوبة، تشقق، شقوق، نشع، أملاح، علاج رطوبة، رطوبة في الحيط، تشققات الجدار، عفن، الحيط مقشر، تقشير الطلاء، شق في الحيط',
    en: 'damp, cracks, wall cracks, mould, mold, damp wall, crack repair, humidity, peeling paint, fungus, crack in wall, wet wall, salt on wall',
  },
  'painting.epoxy': {
    ar: 'إيبوكسي، أرضية إيبوكسي، أرضيات إيبوكسي، أرضية مصنع، أرضية كراج',
    en: 'epoxy, epoxy floor, epoxy flooring, garage floor coating, industrial floor, resin floor',
  },
  carpentry: {
    ar: 'نجار، نجارة، ألمنيوم، حداد، حدادة، ورشة نجارة',
    en: 'carpenter, carpentry, aluminium, metalwork, joiner',
  },
  'carpentry.kitchen': {
    ar: 'مطبخ، مطابخ، كوجينة، تفصيل مطبخ، مطبخ ألمنيوم، مطبخ خشب، تفصيل كوجينة، خزائن مطبخ، دواليب مطبخ، دولاب مطبخ، تجديد مطبخ، رخامة مطبخ',
    en: 'kitchen, kitchen cabinets, new kitchen, fitted kitchen, kitchen cupboards, kitchen renovation, cabinet, cabinets, kitchen units, kitchen design',
  },
  'carpentry.doors': {
    ar: 'باب خشب، أبواب خشب، تصليح باب، نجار أبواب، تركيب باب، باب غرفة، الباب ما يسكرش، مفصلات باب، باب خشبي، خشب',
    en: "door, doors, wooden door, door repair, fix door, interior door, door fitting, door won't close, hinge, wood door, door frame, woodwork",
  },
  'carpentry.wardrobe': {
    ar: 'دولاب، دواليب، غرفة نوم، خزانة ملابس، تفصيل دولاب، تفصيل غرفة نوم، تفصيل غرف نوم، خزانة، خزائن، سرير خشب، أثاث غرفة نوم، تفصيل سرير',
    en: 'wardrobe, closet, bedroom furniture, built-in wardrobe, cupboard, bedroom set, custom wardrobe, made to measure furniture, bed frame, closets',
  },
  'carpentry.aluminium': {
    ar: 'ألمنيوم، ألمونيوم، شبابيك ألمنيوم، شباك، روشن، رواشن، نافذة، نوافذ، باب ألمنيوم، سلك ناموس، منخل، شباك ألمنيوم، واجهة ألمنيوم، باب سحاب',
    en: 'aluminium windows, aluminum, window, window repair, aluminium door, aluminum windows, windows, sliding door, fly screen, mosquito net, double glazing, window frame',
  },
  'carpentry.glass': {
    ar: 'زجاج، سيكوريت، مراية، مرايا، قزاز، كبينة شاور، تركيب زجاج، زجاج مكسور، تغيير زجاج، زجاج شباك، باب زجاج، طاولة زجاج، شاور زجاج',
    en: 'glass, mirror, shower cabin, broken glass, broken window, glazier, glass repair, glass door, cracked window, replace glass, shower glass, mirrors, window glass',
  },
  'carpentry.steel': {
    ar: 'حداد، حدادة، باب حديد، حماية شباك، درابزين، مشبك، أبواب حديد، حماية شبابيك، سياج حديد، سلم حديد، بوابة، حديد مشغول، شبك حديد',
    en: 'blacksmith, steel door, grille, iron door, window grilles, railing, metal gate, iron gate, wrought iron, gate, fence, metal stairs, steel gate, burglar bars',
  },
  'carpentry.welding': {
    ar: 'لحام، لحّام، لحيم، لحام حديد، لحام متنقل، لحام باب، لحام أنابيب، لحام كهرباء',
    en: 'welder, welding, mobile welder, weld gate, weld pipe, welding repair',
  },
  'carpentry.shutters': {
    ar: 'باب كراج، قراج، رول، سراندة، باب رول، شتر، رولة، أبواب كراج، باب محل، رولة محل، باب أوتوماتيك كراج',
    en: 'garage door, roller shutter, shutters, shutter repair, garage door repair, shop shutter, roller door, garage, shutter stuck',
  },
  'carpentry.shade': {
    ar: 'مظلة، مظلات سيارات، هنقر، هنجر، قرميد، مظلة سيارة، برجولة، سقيفة، خيمة، برندة، سقف قرميد',
    en: 'shade, carport, hangar, canopy, steel shed, pergola, car shade, awning, sunshade, parking shade, tent',
  },
  'carpentry.handyman': {
    ar: 'معلم، عامل صيانة، تعليق شاشة، تركيب رف، صيانة عامة، شغل صغير، تركيب رفوف، تعليق لوحات، تركيب شاشة على الحيط، تعليق تلفزيون، تصليحات بسيطة، تعليق مراية، تعليق صور، تثبيت رفوف، فني متعدد',
    en: 'handyman, tv mounting, shelves, odd jobs, hang tv, hang picture, mount tv, put up shelves, wall mount, small jobs, drill holes, hang mirror, hang shelves, mount television, small repairs',
  },
  construction: {
    ar: 'بناء، مقاولات، تشطيب، أسطى، شركة بناء، صيانة مباني',
    en: 'builder, construction, building, finishing, renovation',
  },
  'construction.contractor': {
    ar: 'مقاول، مقاولات، بناء حوش، تسليم مفتاح، بناء فيلا، بناء منزل، مقاول تشطيب، بناء دور، ملحق، دور ثاني، ترميم، صيانة منزل كاملة، تجديد شقة، عظم',
    en: 'contractor, general contractor, turnkey build, build house, build a house, renovation contractor, extension, extra floor, home renovation, house renovation, remodel, restoration, building company',
  },
  'construction.masonry': {
    ar: 'بناي، بنّاء، بلوك، ياجور، أسطى بناء، بناء سور، بناء حيط، طوب، سور، حائط، جدار بلوك، بناء غرفة',
    en: 'mason, block work, bricklayer, masonry, brick wall, build wall, blocks, fence wall, bricks, build room, stone',
  },
  'construction.concrete': {
    ar: 'خرسانة، صبة، صب سقف، نجار مسلح، حداد مسلح، قواعد، صب خرسانة، سقف خرسانة، عمود، أساس، أساسات، ميدة',
    en: 'concrete, slab, foundation, pour concrete, reinforced concrete, columns, cement, concrete floor, foundations, ready mix',
  },
  'construction.plaster': {
    ar: 'لياسة، محارة، تلييس، بياض، مليس، تمليس، تلييس جدار، لياسة خارجية، أسمنت جدار',
    en: 'plaster, plastering, plasterer, render, rendering, plaster wall, wall plastering, stucco',
  },
  'construction.tiles': {
    ar: 'بلاط، مبلط، سيراميك، زليز، بورسلان، تبليط، تركيب سيراميك، تركيب بلاط، تركيب زليز، بلاط حمام، تكسير بلاط وتركيب، سيراميك حمام، بلاط مكسور',
    en: 'tiles, tiler, tiling, ceramic, porcelain, floor tiles, bathroom tiles, tile, broken tiles, replace tiles, tile floor, bathroom tiling, lay tiles',
  },
  'construction.marble': {
    ar: 'رخام، جرانيت، قرانيت، درج، سلالم، تركيب رخام، درج رخام، رخام مطبخ، رخامة، عتبة رخام',
    en: 'marble, granite, stairs, marble installation, granite worktop, staircase, marble stairs, kitchen counter, countertop, granite countertop',
  },
  'construction.waterproof': {
    ar: 'عزل، عازل، عزل سطح، عزل أسطح، قطران، تسريب السقف، عزل مائي، تسريب السطح، عزل خزان، السقف يقطر مطر، ماء المطر، عزل حمام، رولات عزل، السطح يسرب',
    en: 'waterproofing, roof, roof leak, roof waterproofing, roof repair, roofer, roof insulation, rain coming through roof, leaking roof, seal roof, bitumen',
  },
  'construction.insulation': {
    ar: 'عزل حراري، فوم، ساندويتش بانل، عزل جدران، عزل حرارة، الحوش سخون، عزل صوت، فوم سقف',
    en: 'insulation, thermal insulation, foam, heat insulation, sandwich panel, house too hot, heat insulation roof, soundproofing, spray foam',
  },
  'construction.demolition': {
    ar: 'تكسير، هدم، قص خرسانة، كمبريسور، هدم حيط، تكسير جدار، إزالة مبنى، إزالة، تكسير بلاط، هدم حوش، تكسير حمام',
    en: 'demolition, breaking, demolish, knock down wall, concrete cutting, tear down, remove wall, break floor, jackhammer',
  },
  'construction.interlock': {
    ar: 'إنترلوك، رصيف، بلاط حوش خارجي، إنتر لوك، أرضيات خارجية، تبليط خارجي، بلاط خارجي، تبليط حوش، أرضية كراج خارجية، ممرات',
    en: 'interlock, paving, outdoor tiles, driveway, paver, pavers, paving stones, yard paving, patio, sidewalk, kerb',
  },
  'construction.engineer': {
    ar: 'مهندس، مهندس معماري، خريطة، تصميم، إشراف، مكتب هندسي، تصميم داخلي، رسم خريطة، مهندس ديكور، مهندس مدني، رخصة بناء، مخطط حوش، استشارة هندسية، مهندس إنشائي، ديكور داخلي',
    en: 'architect, engineer, design, house plan, civil engineer, interior design, supervision, drawings, building permit, blueprint, structural engineer, architectural drawings, plan',
  },
  'construction.survey': {
    ar: 'مساح، رفع مساحي، تحديد أرض، مساحة أرض، قياس أرض، مساح أراضي، حدود الأرض، كروكي، مسح',
    en: 'survey, surveyor, land surveyor, land measurement, land boundaries, topographic, plot measurement, gps survey',
  },
  water: { ar: 'مياه، بئر، بير، ماء', en: 'water, well' },
  'water.drilling': {
    ar: 'حفر بئر، حفر بير، حفارة آبار، سوندة، حفر آبار، بئر جديد، حفر بئر ماء، حفار',
    en: 'well drilling, borehole, drill well, water well drilling, new well, dig well, drilling rig',
  },
  'water.wellservice': {
    ar: 'غاطس، مضخة بئر، صيانة بير، سحب غاطس، مضخة غاطسة، تصليح غاطس، تنزيل غاطس، تنظيف بير، البير ناشف، تنظيف بئر، مضخة البئر',
    en: 'submersible pump, well service, well pump, well repair, well cleaning, well dry, deep well pump, borehole pump',
  },
  'water.truck': {
    ar: 'صهريج، سيارة مياه، جرار ماء، مية حلوة، توصيل مياه، صهريج مياه، وايت ماء، تعبئة ماء، ماء عذب، نقص ماء، الماء مقطوع، بوزة ماء، شاحنة مياه',
    en: 'water truck, water delivery, water tanker, drinking water delivery, no water at home, bring water, fill tank, water supply',
  },
  'water.tanks': {
    ar: 'خزان، خزانات، خزان بلاستيك، خزان سطح، تركيب خزان، خزان ماء، تغيير خزان، خزان علوي، خزان يسرب، عوامة خزان، قاعدة خزان',
    en: 'water tank, tank, tank installation, plastic tank, roof tank, install water tank, leaking tank, water storage, float valve, replace tank',
  },
  'water.cistern': {
    ar: 'ماجن، مواجن، خزان أرضي، جابية، بناء ماجن، حفر ماجن، تصليح ماجن، فسكية، خزان أرضي خرسانة، عزل ماجن',
    en: 'cistern, underground tank, cistern repair, concrete tank, rainwater tank, underground water tank',
  },
  security: { ar: 'أمن، أنظمة أمنية، حماية، اتصالات', en: 'security, security systems, networks' },
  'security.cameras': {
    ar: 'كاميرا، كاميرات، كميرات، كاميرات مراقبة، تركيب كاميرات، كاميرا مراقبة، تصليح كاميرات، كاميرا خارجية، مراقبة حوش، دي في ار، كاميرات للبيت',
    en: 'cctv, camera, cameras, security camera, surveillance, camera installation, dvr, ip camera, home camera, video surveillance, install cctv',
  },
  'security.locks': {
    ar: 'قفل، أقفال، كالون، مفتاح باب، صانع مفاتيح، فتح باب مقفول، تغيير قفل، نسخ مفاتيح، مفتاح ضايع، قفل باب، نسيت المفتاح، المفتاح انكسر، سليندر، باب مصفح، قفل ذكي، كوالين',
    en: "locksmith, lock, key, keys, locked out, change lock, lost key, door lock, key cutting, locked out of house, broken key, forgot key, smart lock, cylinder, spare key, door won't lock",
  },
  'security.alarm': {
    ar: 'إنذار، إنذار سرقة، حريق، طفاية، جهاز إنذار، إنذار حريق، مطفأة، كاشف دخان، حساس حريق، سرقة، نظام إنذار',
    en: 'alarm, fire alarm, burglar alarm, fire extinguisher, smoke detector, burglar, fire safety, fire system, theft alarm',
  },
  'security.intercom': {
    ar: 'إنتركم، إنتركوم، جرس كاميرا، باب أوتوماتيك، جرس باب، ماتور باب، دورفون، جرس، بوابة كهربائية، فتح باب كهربائي، هاتف داخلي',
    en: 'intercom, gate motor, door bell, doorbell, video doorbell, automatic gate, gate opener, door phone, electric gate, bell, gate remote, entry phone',
  },
  'security.satellite': {
    ar: 'ستلايت، ساتلايت، دش ستلايت، رسيفر، طبق، برمجة رسيفر، تركيب دش، صحن ستلايت، القنوات مقطوعة، دش، لاقط، إشارة ضعيفة',
    en: 'satellite dish, receiver, satellite, dish installation, tv channels, dish, no signal, satellite tv, tv signal',
  },
  'security.network': {
    ar: 'واي فاي، وايفاي، راوتر، شبكة، إنترنت، نت ضعيف، شبكات، مقوي واي فاي، تمديد شبكة، النت بطيء، كابل شبكة، سيرفر، تركيب راوتر، نقاط وصول',
    en: 'wifi, wi-fi, router, network, internet, weak wifi, wifi extender, lan cable, slow internet, internet not working, server, access point, wifi not working, lan, office network',
  },
  'security.smart': {
    ar: 'منزل ذكي، بيت ذكي، سمارت هوم، مفاتيح ذكية، إنارة ذكية، تحكم بالجوال، أتمتة، حوش ذكي',
    en: 'smart home, home automation, smart switch, smart lights, alexa, smart lighting, control from phone, automation',
  },
  garden: { ar: 'حدائق، حديقة، جردينة، جنان، مسبح', en: 'garden, gardens, gardener' },
  'garden.design': {
    ar: 'تنسيق حديقة، تصميم حديقة، تنسيق جردينة، جنينة، نجيلة، زراعة حديقة، تشجير، نافورة، شلال، زراعة',
    en: 'landscaping, garden design, landscaper, lawn, garden landscaping, fountain, planting, plants, landscape',
  },
  'garden.care': {
    ar: 'قص شجر، تقليم أشجار، جنايني، بستاني، قص عشب، عناية بالحديقة، قص حشيش، تنظيف حديقة، قلع شجرة، قطع شجرة، جز عشب، أعشاب ضارة، رش أشجار، تنظيف الجنان',
    en: 'gardener, tree trimming, tree cutting, lawn mowing, hedge trimming, cut trees, grass cutting, garden maintenance, weeds, cut down tree, tree removal, pruning, gardening, mow, bushes',
  },
  'garden.irrigation': {
    ar: 'ري، ري بالتنقيط، تنقيط، رشاشات، شبكة ري، رشاش حديقة، سقي، ماسورة ري، تقطير زراعة',
    en: 'irrigation, drip irrigation, sprinklers, sprinkler, watering system, watering plants, garden hose, irrigation system',
  },
  'garden.turf': {
    ar: 'عشب صناعي، نجيل صناعي، نجيلة صناعية، عشب اصطناعي، عشب، نجيلة',
    en: 'artificial grass, artificial turf, fake grass, turf, synthetic grass, astro turf, football pitch grass',
  },
  'garden.pool': {
    ar: 'مسبح، حمام سباحة، صيانة مسبح، بسين، تنظيف مسبح، بناء مسبح، بيسين، مية المسبح، مسبح أخضر، فلتر مسبح، كلور، مضخة مسبح، حوض سباحة',
    en: 'pool, swimming pool, pool cleaning, pool maintenance, pool repair, green pool, pool filter, chlorine, pool pump, build pool, pools',
  },
  'garden.palms': {
    ar: 'نخلة، نخيل، زيتون، تذكير نخل، جني زيتون، تقليم نخيل، تقليم زيتون، قطف زيتون، تلقيح نخل، تنظيف نخل، عصر زيتون، شجر زيتون',
    en: 'palm, palms, olive, palm tree, olive trees, olive picking, date palm, date trees, cut palm tree, olive harvest, harvest',
  },
  furnishing: {
    ar: 'ستائر، تنجيد، مفروشات، منجد',
    en: 'curtains, upholstery, upholsterer, furnishing',
  },
  'furnishing.curtains': {
    ar: 'ستائر، ستاير، برادي، ستارة، تفصيل ستائر، تركيب ستائر، غسيل ستائر، سواتر، رول ستائر، ستائر غرفة',
    en: 'curtains, curtain, blinds, drapes, curtain fitting, install curtains, roller blinds, window curtains, venetian blinds, sheers',
  },
  'furnishing.upholstery': {
    ar: 'تنجيد، منجد، تنجيد صالون، تجديد كنب، تنجيد كنب، تنجيد كراسي، تغيير قماش كنب، تجديد صالون، تغيير قماش، تنجيد سيارة، إسفنج كنب',
    en: 'upholstery, upholsterer, sofa repair, reupholster, chair upholstery, sofa upholstery, recover sofa, sofa fabric, foam sofa, chair fabric, car upholstery',
  },
  'furnishing.seating': {
    ar: 'جلسة عربية، صالة عربية، مرابيع، مندار، مجلس عربي، مجلس، تفصيل جلسات، جلسات أرضية، مجالس، صالون عربي، فرش مرابيع',
    en: 'majlis, arabic seating, floor seating, arabic sofa, majlis seating, floor sofa, arab seating',
  },
  'furnishing.mattress': {
    ar: 'مرتبة، مراتب، مطرح، تنجيد مراتب، وسايد، مخدات، وسائد، مخدة، مرتبة طبية، إسفنج مراتب، لحاف، تفصيل مراتب',
    en: 'mattress, mattresses, pillow, pillows, cushion, orthopedic mattress, bedding, duvet, sponge',
  },
  'furnishing.carpetfit': {
    ar: 'باركيه، تركيب موكيت، فينيل، تركيب باركيه، أرضيات خشب، فرش موكيت، أرضيات باركيه، لامينت، فرش سجاد، أرضية فينيل',
    en: 'parquet, carpet fitting, vinyl flooring, wood floor, laminate flooring, carpet installation, lay carpet, flooring, hardwood floor, wooden flooring, fit carpet, floor covering',
  },
  'furnishing.furniture-repair': {
    ar: 'تصليح كرسي، تصليح دولاب، تجديد أثاث، تصليح أثاث، تصليح سرير، تصليح طاولة، كرسي مكسور، رجل الطاولة، صيانة أثاث، ترميم كراسي، تلميع خشب',
    en: 'furniture repair, chair repair, fix table, table repair, broken chair, bed repair, restore furniture, wobbly table, polish wood, antique furniture, repair sofa frame, fix chair, cabinet repair',
  },
};

/** Returns the words that find a trade or a service in this release, by language. */
export function originalSearchWords(id: string): {
  readonly ar: readonly string[];
  readonly en: readonly string[];
} {
  const { ar = '', en = '' } = words[id] ?? {};
  return { ar: listed(ar.split('،')), en: listed(en.split(',')) };
}

/** Returns the same words of both languages. */
export function ownSearchWords(id: string): readonly string[] {
  const { ar, en } = originalSearchWords(id);
  return [...ar, ...en];
}

function listed(texts: readonly string[]): readonly string[] {
  return texts.map((text) => text.trim()).filter(Boolean);
}
