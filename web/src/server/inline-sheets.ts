const sheetLink = /<link rel="stylesheet" href="(?<href>[^"]+)"(?<rest>[^>]*?)\/?>/gu;

/**
 * Puts style sheets into the page itself: it is painted without asking for anything else. The link
 * stays, disabled, which browsers do not fetch: who looks whether the page has the sheet (React, and
 * Vite before it runs a chunk of another route) finds that it has.
 *
 * @param sheets the style sheets of the build, by their addresses
 */
export function inlineSheets(html: string, sheets: ReadonlyMap<string, string>): string {
  return html.replaceAll(sheetLink, (link, href: string, rest: string) => {
    const sheet = sheets.get(href);
    if (sheet === undefined) return link;
    return `<style>${sheet}</style><link rel="stylesheet" href="${href}"${rest} disabled=""/>`;
  });
}
