/** Preloads for scripts: React writes them into the head, before the content. */
const forScripts = /<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/gu;

/**
 * Moves preloads for scripts behind the content. All downloads share a slow connection whatever
 * their priority: in the head, they would delay text and styles.
 */
export function contentFirst(html: string): string {
  const headEnd = html.indexOf('</head>');
  const end = html.lastIndexOf('</body>');
  if (headEnd === -1 || end === -1) return html;
  const late: string[] = [];
  const head = html.slice(0, headEnd).replaceAll(forScripts, (link) => {
    late.push(link);
    return '';
  });
  return head + html.slice(headEnd, end) + late.join('') + html.slice(end);
}
