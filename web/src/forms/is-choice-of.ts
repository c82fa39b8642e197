/** Returns whether a text from the page is one of the choices, which are the names of an object. */
export function isChoiceOf<Choice extends string>(
  choices: Readonly<Record<Choice, unknown>>,
  text: string,
): text is Choice {
  return Object.hasOwn(choices, text);
}
