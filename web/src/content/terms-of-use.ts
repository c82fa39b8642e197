import type { Localized } from './localized.ts';
import type { LongText } from './text-section.ts';

/** The terms of use. A template: counsel has to review them. */
export const termsOfUse: Localized<LongText> = {
  ar: {
    title: 'شروط الاستعمال',
    changedOn: '2026-11-21',
    lead: 'باستعمالك لأُسطى توافق على ما في هذه الصفحة. هي قصيرة لأن كل سطر فيها يهمك.',
    sections: [
      {
        id: 'what-osta-is',
        title: 'ما هي أُسطى',
        paragraphs: [
          'أُسطى مكان يلتقي فيه الزبون والمهني. الاتفاق على الشغل يكون بينكما مباشرة، ولسنا طرفًا فيه ولا مقاولًا ولا وسيط دفع. نحن نعطيكما المكان والأدوات: الطلب والعرض والإشعار وسجل ما اتفقتما عليه.',
        ],
      },
      {
        id: 'account',
        title: 'حسابك',
        paragraphs: ['الحساب لمن بلغ الثامنة عشرة، ولشخص واحد أو جهة واحدة.'],
        points: [
          'اكتب اسمك الحقيقي وبريدًا تصل إليه.',
          'لا تعطِ رمز الدخول ولا كلمة السر لأحد، ولن نطلبهما منك في مكالمة أو رسالة.',
          'ما يُفعل من حسابك يُحسب عليك إلى أن تخبرنا أنه سُرق.',
        ],
      },
      {
        id: 'customers',
        title: 'إذا كنت زبونًا',
        paragraphs: [],
        points: [
          'صف الشغل كما هو، حتى يكون العرض صحيحًا.',
          'قبولك لعرض وعدٌ للمهني بالوقت والسعر. إذا تغيّرت ظروفك فأخبره قبل الموعد بوقت كافٍ.',
          'تدفع للمهني ما اتفقتما عليه بعد انتهاء الشغل، نقدًا أو كما اتفقتما.',
        ],
      },
      {
        id: 'professionals',
        title: 'إذا كنت مهنيًا',
        paragraphs: [],
        points: [
          'لا تعرض إلا ما تتقنه وما يسمح لك القانون بمزاولته، وما يلزمه ترخيص فليكن عندك ترخيصه.',
          'السعر في عرضك ملزم لك إلى أن تنتهي مدته أو تسحبه قبل أن يُقبل. أي زيادة تحتاج موافقة الزبون قبل الشغل لا بعده.',
          'التزم بقواعد السلامة، وأصلح ما أفسدته.',
          'الضرائب والتراخيص والتأمين المتعلقة بعملك عليك.',
        ],
      },
      {
        id: 'prices',
        title: 'الأسعار',
        paragraphs: [
          'كل الأسعار بالدينار الليبي. طلب العروض والمقارنة بينها مجاني للزبون، واستقبال الطلبات وإرسال العروض مجاني للمهني، ولا نأخذ نسبة من الاتفاق. إذا تغيّر ذلك يومًا كتبنا لك قبله بثلاثين يومًا، ولا يسري على ما اتُّفق عليه قبله.',
        ],
      },
      {
        id: 'forbidden',
        title: 'ما لا يجوز',
        paragraphs: ['نوقف حساب من يفعل شيئًا من هذا:'],
        points: [
          'الكذب في الهوية أو الخبرة أو السعر.',
          'نشر أرقام أو صور أو معلومات عن غيرك بلا إذنه.',
          'الإهانة أو التهديد أو التمييز.',
          'عرض ما يمنعه القانون أو يعرّض الناس للخطر.',
          'نسخ الموقع أو إرباكه أو الدخول إلى ما ليس لك.',
        ],
      },
      {
        id: 'disputes',
        title: 'إذا اختلفتما',
        paragraphs: [
          'ابدآ بالكلام، فأكثر الخلافات سوء فهم. السجل عندنا يبيّن ما عُرض وما قُبل ومتى، ويراه كل منكما. وإذا لم تتفقا فاكتبا لنا: نساعد بما عندنا، والفصل للقضاء.',
        ],
      },
      {
        id: 'liability',
        title: 'مسؤوليتنا',
        paragraphs: [
          'نحرص على أن يعمل الموقع وأن تكون بياناته صحيحة، ولا نضمن ألا ينقطع أبدًا. جودة الشغل وسلامته على من نفّذه. لا ينقص شيء هنا من حق يعطيك إياه القانون الليبي ولا يجوز التنازل عنه.',
        ],
      },
      {
        id: 'ending',
        title: 'إذا أردت المغادرة',
        paragraphs: [
          'يمكنك إغلاق حسابك متى شئت، بعد أن تنهي ما بدأته مع غيرك. ولنا أن نوقف حسابًا خالف هذه الشروط، ونكتب لصاحبه السبب، وله أن يعترض خلال أربعة عشر يومًا.',
        ],
      },
      {
        id: 'law',
        title: 'القانون',
        paragraphs: [
          'يسري على هذه الشروط القانون الليبي، وتختص بنزاعاتها محاكم طرابلس. إذا اختلف النص العربي والإنجليزي فالعربي هو المعتمد.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use',
    changedOn: '2026-11-21',
    lead: 'By using Osta you agree to what is on this page. It is short because every line of it matters.',
    sections: [
      {
        id: 'what-osta-is',
        title: 'What Osta is',
        paragraphs: [
          'Osta is a place where customers and professionals meet. What you agree on, you agree with each other: we are neither a party to it, nor a contractor, nor in charge of the payment. We give you the place and the tools: the request, the offer, the notice, and a record of what was agreed.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        paragraphs: ['Accounts are for people of eighteen and over, one per person or company.'],
        points: [
          'Use your real name and an email address that reaches you.',
          'Give your code or password to nobody. We never ask for them, on the phone or in a message.',
          'What is done from your account counts as done by you until you tell us that it was stolen.',
        ],
      },
      {
        id: 'customers',
        title: 'If you are a customer',
        paragraphs: [],
        points: [
          'Describe the work as it is, so that the offer can be right.',
          'Accepting an offer is a promise of time and price to the professional. If things change, say so in good time.',
          'You pay the professional what you agreed on when the work is done, in cash or as agreed.',
        ],
      },
      {
        id: 'professionals',
        title: 'If you are a professional',
        paragraphs: [],
        points: [
          'Offer only what you are good at and allowed to do, and hold the licence where one is required.',
          'The price in your offer binds you until the offer ends, or you withdraw it before it is accepted. Anything on top needs the customer’s consent before the work, not after it.',
          'Work safely, and put right what you have damaged.',
          'Taxes, licences and insurance for your work are yours to take care of.',
        ],
      },
      {
        id: 'prices',
        title: 'Prices',
        paragraphs: [
          'All prices are in Libyan dinars. Asking for offers and comparing them is free for customers; receiving requests and sending offers is free for professionals; we take no share of what you agree on. Should that ever change we tell you thirty days before, and it doesn’t touch what was agreed earlier.',
        ],
      },
      {
        id: 'forbidden',
        title: 'What isn’t allowed',
        paragraphs: ['We suspend accounts that do any of this:'],
        points: [
          'Lie about who they are, what they can do or what it costs.',
          'Publish numbers, pictures or facts about others without their consent.',
          'Insult, threaten or discriminate.',
          'Offer what the law forbids or what puts people in danger.',
          'Copy the site, disturb it, or get into what isn’t theirs.',
        ],
      },
      {
        id: 'disputes',
        title: 'When you disagree',
        paragraphs: [
          'Talk first: most disputes are misunderstandings. Our record shows what was offered and accepted, and when, and both of you can see it. If that doesn’t settle it, write to us. We help with what we have; a court decides.',
        ],
      },
      {
        id: 'liability',
        title: 'What we answer for',
        paragraphs: [
          'We take care that the site works and that what it shows is right; we can’t promise that it’s never down. The person who did the work is responsible for its quality and safety. Nothing here takes away a right that Libyan law gives you and that can’t be waived.',
        ],
      },
      {
        id: 'ending',
        title: 'When you want to leave',
        paragraphs: [
          'Close your account whenever you like, once your open requests and offers are settled. We may suspend an account that breaks these terms; we then write the reason to its owner, who can object within fourteen days.',
        ],
      },
      {
        id: 'law',
        title: 'Law',
        paragraphs: [
          'The law of Libya applies, and the courts of Tripoli decide. Where the Arabic and the English text differ, the Arabic one counts.',
        ],
      },
    ],
  },
};
