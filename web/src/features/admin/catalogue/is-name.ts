/** Whether a text can be the name of a trade or a service, or a word that finds it. */
export function isName(text: string): boolean {
  return text.trim().length > 1 && /\p{L}/u.test(text);
}
