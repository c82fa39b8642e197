/**
 * Arabic letters that people type for each other, each group with the letter that is compared instead; an empty one for
 * those that most people leave out.
 */
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
