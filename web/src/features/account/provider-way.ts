/** Where somebody goes on who comes back from the provider, kept while they are away. */
interface ProviderReturn {
  readonly redirect?: string;
  readonly kind?: string;
}

const key = 'osta:provider-return';

/** Remembers, for this tab, where to go when the provider sends the browser back. */
export function rememberReturn(place: ProviderReturn): void {
  window.sessionStorage.setItem(key, JSON.stringify(place));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** What was remembered, once; nothing of it is to be trusted. */
export function takeReturn(): ProviderReturn {
  const kept = window.sessionStorage.getItem(key);
  window.sessionStorage.removeItem(key);
  if (kept === null) return {};
  try {
    const place: unknown = JSON.parse(kept);
    if (typeof place !== 'object' || place === null) return {};
    const redirect = 'redirect' in place ? textOf(place.redirect) : undefined;
    const kind = 'kind' in place ? textOf(place.kind) : undefined;
    return {
      ...(redirect !== undefined && { redirect }),
      ...(kind !== undefined && { kind }),
    };
  } catch {
    return {};
  }
}
