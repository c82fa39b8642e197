/** Returns the headers of an answer that sets these cookies. */
export function answerCookies(lines: readonly string[]): Headers {
  const headers = new Headers();
  for (const line of lines) headers.append('set-cookie', line);
  return headers;
}
