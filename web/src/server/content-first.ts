/** What only scripts need: React writes it into the head, ahead of everything that is read. */
const forScripts = /<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/gu;

/**
 * Moves what scripts need behind what people read. A slow line is shared by everything that is
 * asked for, whatever its priority: from the head it would keep words and colours waiting.
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
