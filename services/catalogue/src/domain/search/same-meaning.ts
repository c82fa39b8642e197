/** Synonyms in names and questions, in both languages. Each line has one meaning. */
const groups = `
تصليح اصلاح صيانة تصليحات صلح نصلح خربان خربانة عطلان معطل عطل خرب تعطل يخدمش تخدمش يشتغلش تشتغلش repair fix fixing mend maintenance service broken faulty fault working
تركيب نركب ركب install installation installing fit fitting
تنظيف نظافة تنضيف نضافة غسيل غسل نظف وسخ متسخ clean cleaning wash washing dirty
حوش بيت منزل منازل بيوت دار شقة شقق فيلا home house apartment flat villa household
مكيف مكيفات تكييف كوندشن كندشن سبليت ac aircon conditioner conditioning
مياه ماي مية ميه مويه water
ثلاجة تلاجة براد fridge refrigerator
كنب كنبة صالون صالونات اريكة sofa couch settee
سجاد سجادة زربية زرابي carpet rug
موكيت carpet
شباك شبابيك نافذة نوافذ روشن رواشن window
باب ابواب بيبان door
كهرباء كهربائي كهربا ضي الضي electrical electricity electric electrician power
سباكة سباك plumber plumbing
نجار نجارة carpenter carpentry
حداد حدادة blacksmith
دهان دهانات طلاء صبغ بوية زواق paint painting painter
مرحاض تواليت toilet wc lavatory
حمام bathroom
حنفية شيشمة خلاط صنبور tap faucet mixer
مطبخ كوجينة kitchen
اثاث عفش furniture
تلفزيون تلفاز شاشة tv television screen
كاميرا كاميرات cctv camera
انترنت نت واي وايفاي internet wifi
بئر بير ابار well borehole
خزان خزانات tank
ماجن مواجن cistern
حديقة حدائق جردينة جنينة جنان garden yard
مسبح مسابح بسين pool
فئران فيران فار جرذان mouse mice rat rodent
صراصير صرصور cockroach roach
مولد مولدات generator genset
سخان سخانات heater boiler geyser
مضخة ماتور ماطور دينمو pump
غسالة غسالات washer washing
مواعين صحون اطباق dish dishes
حيط جدار جدران حائط wall
سقف اسقف ceiling
سطح اسطح roof
مفتاح مفاتيح key switch
قفل اقفال كالون lock
مسدود مسدودة انسداد مقفول blocked clogged unblock
تسريب تسرب تهريب ينقط تنقط يسرب leak leaking leaky drip dripping
نقل move moving movers relocation
توصيل delivery deliver
الواح لوح panel panels
شمسي شمسية solar
فرن بوتقاز طباخ oven stove cooker
مكتب مكاتب office offices
محل محلات دكان shop shops
ستائر ستارة ستاير برادي curtain blind drape
زجاج قزاز glass
اشجار شجر شجرة tree
عشب حشيش نجيلة grass lawn
بلاط سيراميك زليز tile tiles tiling ceramic
شفاط شفاطات extractor exhaust hood
كراج قراج جراج garage
رطوبة نشع damp humidity moisture
`;

/** Groups of words with the same meaning, as they are written. */
export const sameMeaning: readonly (readonly string[])[] = groups
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
