import type { Localized } from './localized.ts';

interface AboutText {
  readonly title: string;
  readonly lead: string;
  readonly story: readonly string[];
  readonly promisesTitle: string;
  readonly promises: readonly {
    readonly id: 'clear' | 'direct' | 'ours' | 'private';
    readonly title: string;
    readonly text: string;
  }[];
  readonly nameTitle: string;
  readonly name: string;
  readonly contactTitle: string;
  readonly contact: string;
}

/** Who is behind Osta and what it stands for. */
export const about: Localized<AboutText> = {
  ar: {
    title: 'عن أُسطى',
    lead: 'الأُسطى في بلادنا هو من أتقن صنعته. بنينا أُسطى لتجده بسهولة.',
    story: [
      'حين يتعطل المكيّف في أغسطس أو ينفجر أنبوب ليلة العيد، يبدأ الاتصال: ابن عم يعرف واحدًا، والواحد لا يرد، ومن يرد لا يقول كم. وفي الجهة الأخرى أُسطى شاطر ينتظر مكالمة، لأن أحدًا لا يعرف بوجوده، وبينك وبينه شارعان.',
      'أُسطى تجمعهما. تكتب ما تحتاجه مرة واحدة، فيصل إلى مهنيين قريبين منك، ويرد كل منهم بسعر وموعد. تقارن وتختار وأنت مرتاح، والاتفاق مكتوب قبل أن يبدأ الشغل.',
    ],
    promisesTitle: 'ما نلتزم به',
    promises: [
      {
        id: 'clear',
        title: 'السعر قبل الشغل',
        text: 'كل عرض فيه موعد وسعر، أو ثمن المعاينة إذا كان السعر بعدها. لا تقبل شيئًا لا تعرف ما عليك فيه.',
      },
      {
        id: 'direct',
        title: 'من الزبون إلى المهني',
        text: 'تدفع له مباشرة. لا نسبة لنا ولا رسوم مخفية.',
      },
      {
        id: 'ours',
        title: 'صُنع لليبيا',
        text: 'بالعربي أولًا، بالدينار، وبمناطقنا كما نسميها.',
      },
      {
        id: 'private',
        title: 'ما يخصك لك',
        text: 'لا إعلانات ولا تتبع، ولا نعرض بريدك على أحد.',
      },
    ],
    nameTitle: 'لماذا هذا الاسم',
    name: 'كلمة «أُسطى» نقولها احترامًا: للسباك والكهربائي والنجار والبنّاء. من يحملها لا يبيع وقته، بل صنعته. والنجمة ذات الرؤوس الثمانية في شعارنا من بلاط البيوت القديمة في طرابلس، وهي أيضًا صامولة.',
    contactTitle: 'تواصل معنا',
    contact: 'رأي، أو شكوى، أو فكرة: نقرأ كل رسالة ونرد عليها.',
  },
  en: {
    title: 'About Osta',
    lead: 'An osta is a master of a trade. We built Osta so you can find a good one easily, and so good ones get found.',
    story: [
      'When the air conditioner dies in August, or a pipe bursts the night before Eid, the calls begin. A cousin knows a man, the man doesn’t pick up, and the one who does won’t say what it costs. Two streets away a good tradesman waits for the phone to ring, because nobody knows that he is there.',
      'Osta brings the two together. You say once what you need; it reaches professionals near you, and each answers with a price and a time. You compare and choose in peace, and the agreement is in writing before the work begins.',
    ],
    promisesTitle: 'What we stand for',
    promises: [
      {
        id: 'clear',
        title: 'The price before the work',
        text: 'Every offer has a time and a price or, where the price follows a visit, what the visit costs. You accept nothing without knowing what you owe.',
      },
      {
        id: 'direct',
        title: 'From customer to professional',
        text: 'You pay them directly. We take no share and hide no fees.',
      },
      {
        id: 'ours',
        title: 'Made for Libya',
        text: 'Arabic first, in dinars, with neighbourhoods by the names people use.',
      },
      {
        id: 'private',
        title: 'What is yours stays yours',
        text: 'No adverts, no tracking, and your email address is shown to nobody.',
      },
    ],
    nameTitle: 'Why the name',
    name: '“Osta” is what Libyans respectfully call a plumber, an electrician, a carpenter, a builder. Anyone called that sells a craft, not hours. The eight-pointed star in our logo comes from the tiles of Tripoli’s old houses; it is also a nut.',
    contactTitle: 'Talk to us',
    contact: 'An opinion, a complaint, an idea: we read every message and answer it.',
  },
};
