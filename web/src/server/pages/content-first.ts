/** What brings a page to life: its scripts, which the page is read without, and preloads of what they need. */
const forLife =
  /<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>|<script type="module"[^>]*\basync=""[^>]*><\/script>/gu;

const id = 'comes-later';

/**
 * Takes them out of the template after the first frame. A page that nobody sees has no frames.
 */
const bring = `(function(){function bring(){document.body.append(document.getElementById('${id}').content)}if(document.hidden)bring();else requestAnimationFrame(function(){setTimeout(bring)})})()`;

/**
 * Has scripts requested when the content has been painted. All downloads share a slow connection
 * whatever their priority: before, they would delay text, styles, fonts and the first pictures, and
 * run while a phone lays out the page.
 *
 * @param nonce of the page, for the script that requests the others; null where no policy asks for one
 */
export function contentFirst(html: string, nonce: string | null): string {
  const end = html.lastIndexOf('</body>');
  if (end === -1) return html;
  const late: string[] = [];
  const content = html.slice(0, end).replaceAll(forLife, (tag) => {
    late.push(tag);
    return '';
  });
  if (late.length === 0) return html;
  const allowed = nonce === null ? '' : ` nonce="${nonce}"`;
  return `${content}<template id="${id}">${late.join('')}</template><script${allowed}>${bring}</script>${html.slice(end)}`;
}
