import type { Localized } from './localized.ts';
import type { LongText } from './text-section.ts';

/** The privacy policy. A template: counsel has to review it. */
export const privacyPolicy: Localized<LongText> = {
  ar: {
    title: 'سياسة الخصوصية',
    changedOn: '2026-11-29',
    lead: 'تشرح هذه الصفحة ماذا نعرف عنك، ولماذا نحتاجه، ومن يراه، وكيف تمحوه. كتبناها لتُقرأ.',
    sections: [
      {
        id: 'who',
        title: 'من نحن',
        paragraphs: [
          'أُسطى سوق على الإنترنت في ليبيا: يجمع من يحتاج شغلًا في بيته أو محله بمن يتقنه. نحن من يقرر كيف تُستعمل البيانات المذكورة هنا، ونحن من تراسله في شأنها.',
        ],
      },
      {
        id: 'what',
        title: 'ماذا نعرف عنك',
        paragraphs: ['نعرف ما تكتبه لنا، والقليل الذي لا يعمل الموقع بدونه:'],
        points: [
          'الحساب: اسمك وبريدك وهاتفك إن أضفته ونوع حسابك ولغتك، وكلمة سرّك محفوظة بصيغة لا يقرؤها أحد.',
          'الطلبات والعروض: الخدمة والوصف والصور والمنطقة والمواعيد والميزانية، وما دار بينك وبين الطرف الآخر حولها.',
          'ملف المهني: المهن والمنطقة وسنوات الخبرة والجملة التي يعرّف بها نفسه. هذا الملف يراه الجميع.',
          'طلب الانضمام: ما يثبت هويتك ووثائقك الأخرى، وما كتبته فيه وما أجبناك به.',
          'العنوان: مكان الشغل، وما تكتبه ليُعرف الباب.',
          'الحجوزات: الموعد والسعر، وما قال كل منكما إنه دُفع نقدًا، والإلغاء المتأخر والتغيّب.',
          'التقييمات: النجوم وما كتبته والرد عليه.',
          'المتجر: اسمه وعنوانه وهاتفه وصوره وبياناته القانونية وفريقه، وما دُفع عن اشتراكه وإيصالات الدفع.',
          'الدخول: وقت الدخول ونوع المتصفح وعنوان الشبكة، حتى نكتشف من يحاول الدخول إلى حسابك.',
        ],
      },
      {
        id: 'why',
        title: 'لماذا نحتاجه',
        paragraphs: ['لا نستعمل بياناتك إلا لما جئت من أجله:'],
        points: [
          'لنوصل طلبك إلى المهنيين الذين اخترتهم، وعروضهم إليك.',
          'لننبهك حين يصلك عرض أو جواب.',
          'لنعرف أن المهني هو من يقول إنه هو قبل أن يجده الزبائن.',
          'لنعرض على كل متجر كم زائرًا رأى صفحته، ولا نعرف من هم.',
          'لنحمي الحسابات من السرقة والسوق من الغش.',
          'لنعرف ما يتعطل في الموقع ونصلحه.',
        ],
      },
      {
        id: 'who-sees',
        title: 'من يرى ماذا',
        paragraphs: [
          'طلبك يراه المهنيون الذين أرسلته إليهم، وعرض المهني يراه صاحب الطلب وحده. وصور الطلب يراها هؤلاء المهنيون حتى يعتذروا أو يُحجز غيرهم أو ينتهي الطلب، ولا تغيب عمّن حجزته. لا نعرض بريدك على الطرف الآخر، ورقم هاتفك المؤكد يراه الطرف الآخر في حجز اتفقتما عليه حتى ينتهي العمل.',
          'ما تكتبانه في رسائل الحجز تقرآنه أنتما وحدكما. وإذا اعترض أحدكما قرأه من يفصل بينكما حتى يفصل.',
          'وصفك للباب لا يراه من المهنيين إلا من تأكد حجزه معك، ولا يراه متجره. والتقييم الذي يكتبه الزبون يراه الجميع مع اسمه الأول حين يكتب الطرفان أو تمر سبعة أيام، وما يكتبه المهني عن الزبون لا يظهر للعموم.',
          'وثائق المهني يراها هو ومشرفونا وحدهم، ولا يُفتح ملف منها برابط. ويظهر للزبائن نوع الوثيقة التي قبلناها ومتى، لا الوثيقة. والمخالفة، أي الإلغاء المتأخر أو التغيّب، يراها صاحبها ومشرفونا، لا الطرف الآخر.',
          'صفحة المتجر المنشورة يراها الجميع، وإيصالات دفعه يراها صاحبه ومشرفونا. ومن يدفع عن متجره ببطاقة أو محفظة يدفع في صفحة مزوّد الدفع: رقم بطاقته لا يصل إلينا، ويعرف المزوّد منا المبلغ وعمّ يُدفع. وزوار صفحات المتاجر نعدّهم فقط: الزائر علامة مشفّرة لا تدل عليه، ومفتاحها يتغير كل يوم ثم يُحذف.',
          'لا نبيع بياناتك ولا نؤجرها، ولا توجد في الموقع إعلانات ولا برامج تتبع من جهات أخرى. من يستضيف خوادمنا ويوصل بريدنا يعالج البيانات باسمنا وبتعليماتنا فقط. ولا نسلّم شيئًا إلى جهة رسمية إلا إذا ألزمنا القانون الليبي بذلك.',
        ],
      },
      {
        id: 'cookies',
        title: 'ملفات تعريف الارتباط',
        paragraphs: ['نستعمل ما يلزم فقط، وكلها لنا، ولا شيء منها يتبعك إلى مواقع أخرى:'],
        points: [
          'واحد يبقيك داخل حسابك.',
          'واحد يعرف جهازك من دخول سابق، حتى لا يغلق غريب حسابك عليك.',
          'واحد يربط الرمز الذي طلبته بمتصفحك عشر دقائق.',
          'واحد يحفظ دخولك عشر دقائق حتى تكتب رمز الخطوة الثانية.',
          'واحد يربط الدخول عبر جهة أخرى بمتصفحك خمس دقائق، إذا دخلت بها.',
          'واحد يتذكر لغتك.',
          'واحد يتذكر الألوان التي اخترتها.',
        ],
      },
      {
        id: 'how-long',
        title: 'مدة الاحتفاظ بالبيانات',
        paragraphs: [
          'نحتفظ ببيانات حسابك ما دام قائمًا. وإذا طلبت حذفه انتظرنا أربعة عشر يومًا يمكنك التراجع فيها، ثم نحذف اسمك وبريدك وصورك وكل ما كتبته هنا، حتى من سجلاتنا القديمة. ويبقى ما يلزم الطرف الآخر من اتفاقكما، أي السعر والموعد، بلا اسمك ولا كلامك، وما يلزمنا القانون بالاحتفاظ به.',
        ],
      },
      {
        id: 'rights',
        title: 'حقوقك',
        paragraphs: [
          'لك أن تعرف ما نعرفه عنك وأن تصححه وأن تأخذ نسخة منه وأن تمحوه. كثير من ذلك في صفحة حسابك، والباقي برسالة إلينا نجيب عنها خلال ثلاثين يومًا.',
        ],
      },
      {
        id: 'security',
        title: 'كيف نحميها',
        paragraphs: [
          'كل ما يمر بينك وبيننا مشفّر. كلمات السر محفوظة بطريقة لا يمكن عكسها. ومن يعمل عندنا لا يرى إلا ما يحتاجه لخدمتك. وإذا وقع تسرّب يمسّك أخبرناك بما جرى وبما تفعله.',
        ],
      },
      {
        id: 'children',
        title: 'السن المسموح بها',
        paragraphs: ['الموقع لمن بلغ الثامنة عشرة. إذا عرفنا أن حسابًا لمن هو أصغر أغلقناه.'],
      },
      {
        id: 'changes',
        title: 'إذا تغيّر شيء',
        paragraphs: [
          'إذا غيّرنا في هذه السياسة ما يهمك كتبنا لك قبل أن يسري التغيير بأسبوعين. تاريخ آخر تعديل مكتوب في أعلى الصفحة.',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    changedOn: '2026-11-29',
    lead: 'What we know about you, why we need it, who sees it and how you get rid of it. Written to be read.',
    sections: [
      {
        id: 'who',
        title: 'Who we are',
        paragraphs: [
          'Osta is an online marketplace in Libya. It brings people who need work done at home or in their shop together with people who are good at it. We decide how the data described here is used, and we are the ones to write to about it.',
        ],
      },
      {
        id: 'what',
        title: 'What we know about you',
        paragraphs: ['What you tell us, and the little that the site can’t work without:'],
        points: [
          'Account: your name, email address, phone number if you added one, kind of account and language. Your password only in a form that nobody can read.',
          'Requests and offers: the service, the description, the photos, the area, dates and budget, and what you and the other side said about it.',
          'A professional’s profile: trades, area, years of experience and the sentence they introduce themselves with. Everybody can see this one.',
          'An application to join: your proof of identity and other documents, what you wrote in it and what we answered.',
          'Addresses: where the work is, and how you say the door is found.',
          'Bookings: the time, the price, what each of you says was paid in cash, late cancellations and no-shows.',
          'Reviews: the stars, what you wrote, and the reply.',
          'A store: its name, address, phone number, pictures, legal details and team, what was paid for its subscription, and the receipts of the payments.',
          'Logins: when, with which browser and from which network address, so that we notice someone else trying your account.',
        ],
      },
      {
        id: 'why',
        title: 'Why we need it',
        paragraphs: ['Only for what you came for:'],
        points: [
          'To bring your request to the professionals you chose, and their offers to you.',
          'To tell you when an offer or an answer has arrived.',
          'To know that professionals are who they say they are, before customers find them.',
          'To show each store how many visitors saw its page, without knowing who they are.',
          'To protect accounts from theft and the market from fraud.',
          'To find out what is broken on the site and repair it.',
        ],
      },
      {
        id: 'who-sees',
        title: 'Who sees what',
        paragraphs: [
          'Your request is seen by the professionals you sent it to. A professional’s offer is seen by the person who asked for it, and by nobody else. The photos of your request are seen by those professionals until they decline, you book someone else or the request ends; the professional you booked keeps them in sight. We don’t show your email address to the other side. A phone number that you confirmed is shown to the other side of a booking you both agreed on, until the work is done.',
          'What the two of you write on a booking is read by you alone. When one of you objects, the person who decides between you reads it until they have decided.',
          'How you say the door is found is seen by no professional but the one whose booking with you is confirmed, and not by their store. A customer’s review is seen by everybody, with their first name, once both sides have written theirs, or after seven days; what a professional writes about a customer isn’t public.',
          'A professional’s documents are seen by them and by our admins alone, and no link opens one. Customers see which kind of document we have accepted and when, not the document. A strike, which a late cancellation or a no-show leaves, is seen by the person who has it and by our admins, not by the other side.',
          'The published page of a store is seen by everybody, the receipts of its payments by its owner and our admins. Anyone who pays for a store by card or wallet does so on the page of a payment provider: the number of the card doesn’t reach us, and the provider learns from us the amount and what it is for. The visitors of a store’s page are only counted: a visitor is a coded mark that points to nobody, and its key changes every day and is then deleted.',
          'We neither sell nor rent out your data. There are no adverts here and no trackers of other companies. The companies that host our servers and deliver our email process data in our name and on our instructions only. We hand nothing to an authority unless Libyan law obliges us to.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        paragraphs: [
          'We use those that are needed and no others. All of them are our own, and none follows you to other sites:',
        ],
        points: [
          'One keeps you logged in.',
          'One knows your device from an earlier login, so that no stranger can lock you out.',
          'One ties a code you asked for to your browser for ten minutes.',
          'One holds your login for ten minutes, until you enter the code of the second step.',
          'One ties a login through another provider to your browser for five minutes, if you use one.',
          'One remembers your language.',
          'One remembers the colours you chose.',
        ],
      },
      {
        id: 'how-long',
        title: 'How long we keep it',
        paragraphs: [
          'As long as your account exists. When you ask us to delete it we wait fourteen days, in which you can change your mind, and then delete your name, your email address, your pictures and everything you have written here, in our records of the past too. What the other side needs from an agreement stays, the price and the time, without your name and your words; and so does what the law obliges us to keep.',
        ],
      },
      {
        id: 'rights',
        title: 'What you are entitled to',
        paragraphs: [
          'To know what we know about you, to correct it, to take a copy of it and to have it erased. Much of that is on your account page; for the rest, write to us and we’ll answer within thirty days.',
        ],
      },
      {
        id: 'security',
        title: 'How we protect it',
        paragraphs: [
          'Everything between you and us is encrypted. Passwords are stored in a way that can’t be reversed. People who work for us see only what they need to help you. If a leak ever affects you, we tell you what happened and what to do.',
        ],
      },
      {
        id: 'children',
        title: 'Age',
        paragraphs: [
          'Osta is for people of eighteen and over. An account of someone younger is closed when we learn of it.',
        ],
      },
      {
        id: 'changes',
        title: 'When something changes',
        paragraphs: [
          'If we change something here that matters to you, we write to you two weeks before it takes effect. The day of the last change stands at the top of this page.',
        ],
      },
    ],
  },
};
