/** Opened as a page, a file of a person can run nothing. */
const inert = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/**
 * Returns the headers of a file that never changes and everybody may see.
 *
 * @param disposition `inline; filename="picture"`
 */
export function publicFileHeaders(disposition: string): Headers {
  return new Headers({
    ...inert,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': disposition,
  });
}

/** Returns the headers of a private file: no cache keeps it. */
export function privateFileHeaders(disposition: string): Headers {
  return new Headers({
    ...inert,
    'cache-control': 'private, no-store',
    'content-disposition': disposition,
  });
}
