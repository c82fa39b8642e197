import { z } from 'zod';

/** Placeholder for the site's origin when only a path is parsed; cannot be registered (RFC 2606). */
const somewhere = 'https://osta.invalid';

/** Percent-encoded characters that would end a path, a header or a line: slashes and control characters. */
const hidden = /%(?:[01][0-9a-f]|2f|5c|7f)/iu;

/** Paths that other servers behind the same address answer, and the front pages. */
const reserved =
  /^\/(?:(?:api|socket\.io|health|metrics|storybook|dev|assets|_i18n)(?:\/.*)?|en)?$/u;

/**
 * Returns whether a text is a path of the site exactly as a browser would send it, with or without query and
 * fragment. Rejects texts that a browser normalises: `//host`, `/\host`, dots, tabs, letters that are not
 * encoded.
 */
function isOwnAddress(text: string): boolean {
  if (!text.startsWith('/') || hidden.test(text)) return false;
  const url = parse(text, somewhere);
  return url?.origin === somewhere && `${url.pathname}${url.search}${url.hash}` === text;
}

/** Returns the host of an https URL that is written exactly as a browser would; otherwise null. */
function outsideHost(text: string): string | null {
  const url = parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || hidden.test(text)) return null;
  if (url.username !== '' || url.password !== '') return null;
  return url.href === text ? url.hostname : null;
}

/**
 * Returns whether visitors may be redirected to a target: a path of the site, or a host that the operators have
 * listed. Checked when a redirect is written, and again when it is followed.
 */
export function isAllowedTarget(target: string, hosts: ReadonlySet<string>): boolean {
  if (isOwnAddress(target)) return true;
  const host = outsideHost(target);
  return host !== null && hosts.has(host);
}

/** An exact path that can be redirected: no query, no trailing slash, not reserved. */
export const RedirectPath = z
  .string()
  .max(500)
  .refine((path) => {
    const isPath = isOwnAddress(path) && !/[?#]/u.test(path) && !path.endsWith('/');
    return isPath && !reserved.test(path);
  }, 'no path that can lead elsewhere');
export type RedirectPath = z.infer<typeof RedirectPath>;

/** The target of a redirect. Its schema does not check the list of hosts. */
export const RedirectTarget = z
  .string()
  .max(1000)
  .refine((target) => isOwnAddress(target) || outsideHost(target) !== null, 'no safe address');
export type RedirectTarget = z.infer<typeof RedirectTarget>;

function parse(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
