/** Arabic letters that are typed for each other, with the one by which they are compared; none: most people leave them out. */
export const alikeLetters: Readonly<Record<string, string>> = {
  أإآٱ: 'ا',
  ى: 'ي',
  ؤ: 'و',
  ئ: 'ي',
  ة: 'ه',
  گڨ: 'ق',
  چ: 'ج',
  ڤ: 'ف',
  // Many write the three as they say them
  ث: 'ت',
  ذ: 'د',
  ظ: 'ض',
  ءـ: '',
};
