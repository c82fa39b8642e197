const sheetLink = /<link rel="stylesheet" href="(?<href>[^"]+)"(?<rest>[^>]*?)\/?>/gu;

/**
 * Inlines style sheets into the page, so that the first paint needs no other request. The link
 * stays with `disabled`, which browsers do not fetch: React, and Vite before it runs a chunk of
 * another route, look for it to see that the sheet is loaded.
 *
 * @param sheets the style sheets of the build, by URL
 */
export function inlineSheets(html: string, sheets: ReadonlyMap<string, string>): string {
  return html.replaceAll(sheetLink, (link, href: string, rest: string) => {
    const sheet = sheets.get(href);
    if (sheet === undefined) return link;
    return `<style>${sheet}</style><link rel="stylesheet" href="${href}"${rest} disabled=""/>`;
  });
}
