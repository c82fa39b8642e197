import type { Localized } from './localized.ts';

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Questions that new visitors ask. */
export const questions: Localized<readonly Question[]> = {
  ar: [
    {
      id: 'cost',
      question: 'هل أدفع شيئًا لأُسطى؟',
      answer:
        'لا. طلب العروض والمقارنة بينها مجاني، ولا نأخذ نسبة من المهني. تدفع له السعر الذي اتفقتما عليه، لا أكثر.',
    },
    {
      id: 'pay',
      question: 'كيف أدفع؟',
      answer: 'نقدًا للمهني بعد أن يكتمل الشغل، أو بأي طريقة تتفقان عليها. لا نطلب منك بطاقة.',
    },
    {
      id: 'speed',
      question: 'متى تصلني العروض؟',
      answer:
        'ترسل طلبك فيصل في اللحظة نفسها إلى المهنيين الذين اخترتهم، ويصلك إشعار بكل عرض فور إرساله. والطلب الواضح بميزانية وموعد يأتيه الرد أسرع.',
    },
    {
      id: 'price-change',
      question: 'وإذا غيّر المهني السعر؟',
      answer:
        'أنت تقبل عرضًا بعينه. إذا تغيّر العرض وأنت تقرؤه أوقفنا القبول وعرضنا عليك الجديد، والسجل يبقى عندكما أنتما الاثنين.',
    },
    {
      id: 'privacy',
      question: 'من يرى طلبي؟',
      answer:
        'المهنيون الذين أرسلته إليهم فقط. لا يظهر بريدك لأحد، ولا يظهر الطلب في البحث ولا لباقي الزبائن.',
    },
    {
      id: 'join',
      question: 'أنا صاحب صنعة، كيف أبدأ؟',
      answer:
        'أنشئ حسابًا وقدّم طلب انضمام: مهنتك ومنطقتك ووثائقك، ومنها ما يثبت هويتك. ننظر فيه خلال يومي عمل، وبعد الموافقة تصلك الطلبات القريبة منك وترد عليها بسعرك. التسجيل مجاني.',
    },
  ],
  en: [
    {
      id: 'cost',
      question: 'Do I pay Osta anything?',
      answer:
        'No. Asking for offers and comparing them is free, and we take no share from the professional. You pay the price the two of you agreed on, and nothing on top.',
    },
    {
      id: 'pay',
      question: 'How do I pay?',
      answer:
        'In cash, to the professional, when the work is done, or in any other way you agree on. We never ask for a card.',
    },
    {
      id: 'speed',
      question: 'How soon do offers arrive?',
      answer:
        'Your request reaches the professionals you chose the moment you send it, and we notify you of each offer as it arrives. A clear request with a budget and a day gets answers sooner.',
    },
    {
      id: 'price-change',
      question: 'What if the professional changes the price?',
      answer:
        'You accept one particular offer. If it changes while you are reading, we stop and show you the new version before you accept. Both of you keep the record.',
    },
    {
      id: 'privacy',
      question: 'Who sees my request?',
      answer:
        'Only the professionals you sent it to. Your email address is shown to nobody, and the request appears neither in searches nor to other customers.',
    },
    {
      id: 'join',
      question: 'I have a trade. How do I begin?',
      answer:
        'Create an account and apply: what you do, where, and your documents, among them a proof of identity. We look at it within two working days. Once you’re approved, requests near you come in, and you answer with your price. Joining is free.',
    },
  ],
};
