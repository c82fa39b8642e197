import type { Localized } from './localized.ts';

/** Three questions that customers ask before a job of each trade, with their answers, by the id of the trade. */
export const tradeQuestions: Localized<Readonly<Record<string, Readonly<Record<string, string>>>>> =
  {
    ar: {
      plumbing: {
        'هل السعر يشمل القطع؟': 'غالبًا لا. يذكر السباك في عرضه ثمن القطع وحده، ويمكنك شراؤها بنفسك.',
        'ماذا أفعل حتى يصل السباك؟': 'اقفل المحبس الرئيسي وافصل السخان عن الضي، وصوّر مكان التسريب.',
        'هل يجب تكسير البلاط؟': 'ليس دائمًا. كثير من التسريبات يُكشف بجهاز، ويُتفق على التكسير قبله.',
      },
      electrical: {
        'متى يكون العطل خطرًا؟':
          'إذا ظهرت رائحة حرق أو شرارة أو سخونة: أنزل القاطع ولا ترفعه حتى يُفحص.',
        'هل أشتري الأسلاك والبرايز بنفسي؟':
          'كما تتفقان. إذا اشتراها الكهربائي ذكر نوعها وثمنها في عرضه.',
        'هل ينقطع الضي عن الحوش كله؟':
          'عادة عن الدائرة التي يعمل عليها فقط، ومدة العمل في اللوحة عن الجميع.',
      },
      solar: {
        'كم لوحًا أحتاج؟':
          'يُحسب من استهلاكك وساعات انقطاع الضي. اكتب في طلبك ما يجب أن يعمل عند الانقطاع.',
        'كم تعيش البطاريات؟':
          'الليثيوم نحو عشر سنوات، والجل من ثلاث إلى خمس، بحسب الحرارة والاستعمال.',
        'كل كم تُغسل الألواح؟': 'كل شهر إلى ثلاثة أشهر، وبعد كل عجاج: الغبار يأخذ من إنتاجها.',
      },
      hvac: {
        'كل كم يُغسل المكيف؟':
          'مرة قبل الصيف، ومرتان في السنة إذا كان يعمل كل يوم أو قريبًا من البحر.',
        'لماذا لا يبرد بعد الشحن؟': 'الغاز لا ينقص إلا من تسريب. اطلب كشف التسريب قبل شحن جديد.',
        'هل يشمل التركيب المواسير؟': 'عادة حتى ثلاثة أمتار، وما زاد يُحسب بالمتر. اقرأ ذلك في العرض.',
      },
      appliances: {
        'هل أدفع إذا لم يُصلح الجهاز؟': 'قد تدفع أجرة الكشف وحدها. يذكرها العرض قبل الزيارة.',
        'هل القطع أصلية؟': 'اسأل قبل الموافقة: يكتب الفني إن كانت أصلية أو بديلة، وثمن كل منهما.',
        'متى يكون الشراء أوفر؟':
          'إذا زاد التصليح على نصف ثمن الجديد، أو مضى على الجهاز أكثر من عشر سنوات.',
      },
      cleaning: {
        'هل أجهّز مواد التنظيف؟': 'لا، الفريق يحضرها. إذا كنت تفضّل مواد معينة فاكتب ذلك في طلبك.',
        'هل يجب أن أبقى في البيت؟': 'يكفي أن تستقبل الفريق وتراجع معه المكان عند الانتهاء.',
        'كم يستغرق بيت كامل؟': 'من ثلاث إلى ست ساعات بحسب المساحة وعدد العاملين.',
      },
      pest: {
        'هل المواد آمنة للأطفال؟': 'نعم بعد التهوية. يقول لك الفني كم ساعة تبقون خارج الغرف.',
        'هل تكفي رشة واحدة؟':
          'للنمل غالبًا، وللصراصير والبق رشتان بينهما أسبوعان. يذكر العرض عددها.',
        'ماذا أجهّز قبل الرش؟': 'غطِّ الأكل والأواني، وأبعد الأثاث عن الجدران قدر ذراع.',
      },
      moving: {
        'هل أغلّف العفش بنفسي؟': 'كما تختار. اكتب في طلبك ما غلّفته، فالتغليف يُحسب في السعر.',
        'من المسؤول إذا انكسر شيء؟': 'اتفقا على ذلك قبل النقل، وصوّر القطع الثمينة معًا.',
        'هل السعر بالساعة أو بالحمولة؟': 'داخل المدينة بالحمولة غالبًا، وبين المدن بالمسافة.',
      },
      painting: {
        'هل السعر بالمتر أو بالغرفة؟': 'بالمتر غالبًا، والمواد وحدها. قس الجدران أو اطلب معاينة.',
        'كم يومًا تأخذ الغرفة؟': 'يومين إلى ثلاثة: المعجون ينشف قبل الطلاء، والوجه الأول قبل الثاني.',
        'هل تُعالَج الرطوبة بالطلاء؟': 'لا. يُعالج سببها أولًا، وإلا رجعت بعد شهور.',
      },
      carpentry: {
        'متى أدفع العربون؟': 'بعد أخذ القياس والاتفاق على الرسم والخشب، والباقي بعد التركيب.',
        'كم يستغرق مطبخ جديد؟': 'من ثلاثة إلى ستة أسابيع من القياس إلى التركيب.',
        'هل تُصلح قطعة واحدة فقط؟': 'نعم: باب أو مفصلة أو درج، وكثيرون يصلحونها في زيارة واحدة.',
      },
      construction: {
        'كيف أتفق على الدفع؟': 'لكل مرحلة سعر وموعد. ادفع بعد أن تعاين المرحلة.',
        'من يشتري المواد؟': 'أيّكما، على أن يُكتب في العرض: بمواد أو بلا مواد.',
        'هل أحتاج إلى معاينة؟': 'نعم في أغلب الأشغال: بلا قياس يبقى السعر تقديرًا.',
      },
      water: {
        'كل كم يُنظّف الخزان؟': 'كل ستة أشهر، والماجن مرة في السنة.',
        'هل ينقطع الماء مدة طويلة؟': 'ساعتين إلى أربع ساعات لخزان البيت. خزّن ما تحتاجه قبل ذلك.',
        'هل الماء صالح بعدها مباشرة؟': 'للغسيل نعم، وللشرب بعد أن يزول أثر المعقّم كما يقول الفني.',
      },
      security: {
        'هل تعمل الكاميرات عند انقطاع الضي؟': 'نعم مع بطارية احتياطية. اطلب ذكر مدتها في العرض.',
        'كم يومًا يُحفظ التسجيل؟': 'من أسبوع إلى شهر بحسب القرص وعدد الكاميرات.',
        'هل أراها من هاتفي؟': 'نعم إذا كان عندك إنترنت. يربطها الفني ويشرحها لك.',
      },
      garden: {
        'متى يكون التقليم؟': 'الأشجار المثمرة في الشتاء، والسياج كل شهرين في الصيف.',
        'هل تُجلب النباتات معهم؟': 'إذا طلبت ذلك. يكتب العرض نوعها وعددها وثمنها.',
        'كل كم تحتاج الحديقة إلى عناية؟': 'كل أسبوعين في الصيف، ومرة في الشهر في الشتاء.',
      },
      furnishing: {
        'هل أختار القماش قبل السعر؟': 'القماش نصف السعر تقريبًا، فاختره أولًا أو اكتب ميزانيتك.',
        'كم يستغرق التفصيل؟': 'الستائر أسبوعًا إلى اثنين، والجلسة العربية ثلاثة أسابيع.',
        'هل يُؤخذ القياس عندي؟': 'نعم، والمعاينة مجانية عند كثيرين. يذكرها العرض.',
      },
    },
    en: {
      plumbing: {
        'Does the price include parts?':
          'Usually not. The plumber names them apart in the offer, and you may buy them yourself.',
        'What can I do until the plumber comes?':
          'Close the main valve, switch the heater off, and take a photo of the leak.',
        'Do tiles have to be broken?':
          'Not always. Many leaks are found with a device, and you agree before anything is opened.',
      },
      electrical: {
        'When is a fault dangerous?':
          'When it smells of burning, sparks or gets hot: switch the breaker off and leave it off.',
        'Do I buy the cables and sockets?':
          'As you agree. If the electrician buys them, the offer says which and for how much.',
        'Is the whole house without power?':
          'Usually only the circuit that’s worked on, and all of it while the panel is open.',
      },
      solar: {
        'How many panels do I need?':
          'It follows from what you use and how long the power is off. Say in your request what has to run.',
        'How long do batteries last?':
          'Lithium about ten years, gel three to five, depending on heat and use.',
        'How often are panels washed?':
          'Every one to three months and after each dust storm: dust costs output.',
      },
      hvac: {
        'How often should it be washed?':
          'Once before summer, twice a year if it runs every day or stands near the sea.',
        'Why is it still warm after a recharge?':
          'Gas only gets lost through a leak. Ask for the leak to be found before the next recharge.',
        'Does fitting include the pipes?':
          'Usually up to three metres; beyond that by the metre. The offer says so.',
      },
      appliances: {
        'Do I pay if it can’t be repaired?':
          'Perhaps for the look alone. The offer names that fee before the visit.',
        'Are the parts original?':
          'Ask before you agree: the offer says original or replacement, with both prices.',
        'When is a new one cheaper?':
          'When the repair costs more than half of it, or the machine is over ten years old.',
      },
      cleaning: {
        'Do I need to have products at home?':
          'No, the team brings them. If you prefer certain ones, say so in your request.',
        'Do I have to stay at home?':
          'It’s enough to let the team in and to walk through with them at the end.',
        'How long does a whole home take?':
          'Three to six hours, depending on its size and the number of people.',
      },
      pest: {
        'Is it safe for children?':
          'Yes, after airing. You hear how many hours to stay out of the rooms.',
        'Is one treatment enough?':
          'For ants often; for cockroaches and bedbugs two, two weeks apart. The offer says how many.',
        'How do I prepare?':
          'Cover food and dishes, and move furniture an arm’s length from the walls.',
      },
      moving: {
        'Do I pack myself?':
          'As you like. Say what’s packed already: packing is part of the price.',
        'Who pays if something breaks?':
          'Agree on it before the move, and take photos of valuable pieces together.',
        'Is it by the hour or by the load?':
          'Within a city mostly by the load, between cities by the distance.',
      },
      painting: {
        'Is it by the metre or by the room?':
          'Mostly by the square metre, paint apart. Measure the walls or ask for a visit.',
        'How many days does a room take?':
          'Two to three: filler dries before paint, and the first coat before the second.',
        'Does paint cure damp?': 'No. Its cause is mended first, or it’s back within months.',
      },
      carpentry: {
        'When do I pay the deposit?':
          'After measuring and agreeing on the drawing and the wood; the rest after fitting.',
        'How long does a new kitchen take?': 'Three to six weeks, from measuring to fitting.',
        'Do they repair a single piece?': 'Yes: a door, a hinge, a drawer, often within one visit.',
      },
      construction: {
        'How do we agree on payment?':
          'Each stage has a price and a date. Pay once you’ve looked at the stage.',
        'Who buys the materials?':
          'Either of you, as long as the offer says so: with or without materials.',
        'Do I need a visit first?':
          'For most work, yes: without measuring, a price is only a guess.',
      },
      water: {
        'How often is a tank cleaned?': 'Every six months; a cistern once a year.',
        'Is the water off for long?':
          'Two to four hours for the tank of a home. Keep what you need before that.',
        'Can I use the water right away?':
          'For washing, yes; for drinking once the disinfectant is gone, as you hear on the day.',
      },
      security: {
        'Do cameras run during a power cut?':
          'Yes, with a backup battery. Ask for its hours in the offer.',
        'How long are recordings kept?':
          'A week to a month, depending on the disk and the number of cameras.',
        'Can I watch on my phone?':
          'Yes, with internet at home. The technician connects it and shows you how.',
      },
      garden: {
        'When is the time to prune?': 'Fruit trees in winter, hedges every two months in summer.',
        'Do they bring plants?':
          'If you ask for them. The offer says which, how many and for how much.',
        'How often does a garden need care?': 'Every two weeks in summer, once a month in winter.',
      },
      furnishing: {
        'Do I choose the fabric first?':
          'It’s about half of the price, so choose it first or name your budget.',
        'How long does it take?': 'Curtains one to two weeks, an Arabic seating three.',
        'Do they measure at my home?': 'Yes, and many do it for free. The offer says so.',
      },
    },
  };
