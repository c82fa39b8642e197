/** The end of what a browser waits for. */
const end = '<template id="page-end"></template>';
const waiting = '<link rel="expect" href="#page-end" blocking="render"/>';

/**
 * Has a browser paint a page for the first time when all of it is there. A busy device paints what it has read so
 * far, and columns, filters and pictures that come a frame later would push the others about. Browsers that do not
 * know `expect` paint as before.
 */
export function paintedWhole(html: string): string {
  const head = html.indexOf('<head>');
  const body = html.lastIndexOf('</body>');
  if (head === -1 || body === -1) return html;
  const first = head + '<head>'.length;
  return html.slice(0, first) + waiting + html.slice(first, body) + end + html.slice(body);
}
