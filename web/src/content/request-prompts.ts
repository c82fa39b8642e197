import type { Localized } from './localized.ts';

/** What helps a professional of each trade to answer, as short questions, by the id of the trade. */
export const requestPrompts: Localized<Readonly<Record<string, readonly string[]>>> = {
  ar: {
    plumbing: [
      'أين المشكلة: المطبخ، الحمام، السطح؟',
      'منذ متى، وهل تزيد؟',
      'هل يمكن قفل الماء من المحبس؟',
    ],
    electrical: [
      'ما الذي لا يعمل: بريزة، غرفة، الحوش كله؟',
      'هل ينزل القاطع، أو تظهر رائحة أو شرارة؟',
      'كم نقطة أو قطعة للتركيب؟',
    ],
    solar: [
      'ما الذي يجب أن يعمل عند انقطاع الضي؟',
      'كم ساعة في اليوم ينقطع الضي؟',
      'أين يمكن تركيب الألواح، وما مساحة المكان؟',
    ],
    hvac: [
      'كم مكيفًا، ومن أي نوع: سبليت، شباك، مركزي؟',
      'ما الذي يحدث: لا يبرد، ينقط ماء، صوت؟',
      'في أي دور، وهل الوصول إلى الوحدة الخارجية سهل؟',
    ],
    appliances: [
      'ما الجهاز، وما ماركته وموديله؟',
      'ما الذي يحدث، وهل يظهر رمز عطل؟',
      'كم عمر الجهاز تقريبًا؟',
    ],
    cleaning: [
      'كم غرفة وحمامًا، وما المساحة تقريبًا؟',
      'هل المكان مسكون، أم خالٍ، أم بعد البناء؟',
      'هل الأدوات والمواد موجودة عندك؟',
    ],
    pest: [
      'ما الحشرة، وأين تظهر؟',
      'كم غرفة، وهل توجد حديقة؟',
      'هل في البيت أطفال أو حيوانات أو حساسية؟',
    ],
    moving: [
      'من أين إلى أين، وفي أي دور كل منهما؟',
      'ما القطع الكبيرة: ثلاجة، غرفة نوم، دولاب؟',
      'هل المطلوب فك وتغليف، وهل يوجد مصعد؟',
    ],
    painting: [
      'كم غرفة أو كم مترًا، من الداخل أم من الخارج؟',
      'ما حال الحيطان: رطوبة، تشقق، زواق قديم؟',
      'من يشتري الطلاء؟',
    ],
    carpentry: [
      'ما القطعة، وما قياسها تقريبًا؟',
      'من أي مادة: خشب، ألمنيوم، حديد؟',
      'تصليح، أم تفصيل جديد؟',
    ],
    construction: [
      'ما المساحة، وفي أي دور؟',
      'ما الجاهز، وما الذي لم يبدأ بعد؟',
      'من يوفر المواد، وهل توجد خريطة؟',
    ],
    water: [
      'خزان أم ماجن أم بئر، وما سعته أو عمقه؟',
      'ما المشكلة: ضعف ضغط، تسريب، طعم أو لون؟',
      'أين هو: على السطح، تحت الأرض، في الحديقة؟',
    ],
    security: [
      'كم كاميرا أو جهازًا، في الداخل أم في الخارج؟',
      'هل يوجد إنترنت، وهل التوصيلات جاهزة؟',
      'هل المطلوب المشاهدة من الهاتف؟',
    ],
    garden: [
      'ما مساحة الحديقة، وما الذي فيها الآن؟',
      'مرة واحدة، أم عناية مستمرة؟',
      'من أين يأتي ماء الري؟',
    ],
    furnishing: [
      'كم قطعة أو كم مترًا، وما القياسات؟',
      'هل القماش عندك، أم من عينات عند المهني؟',
      'قطعة جديدة، أم تجديد قطعة قديمة؟',
    ],
  },
  en: {
    plumbing: [
      'Where is it: kitchen, bathroom, roof?',
      'Since when, and is it getting worse?',
      'Can the water be shut off?',
    ],
    electrical: [
      'What’s off: a socket, a room, the whole house?',
      'Does a breaker trip? Is there a smell or a spark?',
      'How many points or fittings are to be installed?',
    ],
    solar: [
      'What has to keep running when the power is out?',
      'How many hours a day is the power out?',
      'Where could the panels go, and how much room is there?',
    ],
    hvac: [
      'How many units, and which kind: split, window, central?',
      'What happens: no cooling, dripping, noise?',
      'Which floor, and is the outdoor unit easy to reach?',
    ],
    appliances: [
      'Which appliance, which brand and model?',
      'What happens, and does it show an error code?',
      'Roughly how old is it?',
    ],
    cleaning: [
      'How many rooms and bathrooms, and roughly how large?',
      'Is it lived in, empty, or just built?',
      'Do you have the tools and products?',
    ],
    pest: [
      'Which pest, and where does it show up?',
      'How many rooms, and is there a garden?',
      'Are there children, pets or allergies at home?',
    ],
    moving: [
      'From where to where, and on which floors?',
      'Which large pieces: fridge, bedroom, wardrobe?',
      'Is there dismantling or packing to do? Is there a lift?',
    ],
    painting: [
      'How many rooms or metres, inside or outside?',
      'What state are the walls in: damp, cracks, old paint?',
      'Who buys the paint?',
    ],
    carpentry: [
      'What piece is it, and roughly what size?',
      'In which material: wood, aluminium, iron?',
      'A repair, or made new?',
    ],
    construction: [
      'How large is it, and on which floor?',
      'What’s finished, and what hasn’t begun?',
      'Who supplies the materials? Are there drawings?',
    ],
    water: [
      'A tank, a cistern or a well, and how large or deep?',
      'What’s wrong: low pressure, a leak, taste or colour?',
      'Where is it: on the roof, underground, in the garden?',
    ],
    security: [
      'How many cameras or devices, inside or outside?',
      'Is there internet, and is the wiring in place?',
      'Do you want to watch from your phone?',
    ],
    garden: [
      'How large is the garden, and what’s in it now?',
      'Once, or regular care?',
      'Where does the water come from?',
    ],
    furnishing: [
      'How many pieces or metres, and what sizes?',
      'Do you have the fabric, or choose from samples?',
      'A new piece, or an old one renewed?',
    ],
  },
};
