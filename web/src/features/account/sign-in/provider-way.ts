/** Where to continue after the provider, stored while the person is away. */
interface ProviderReturn {
  readonly redirect?: string;
  readonly kind?: string;
}

const key = 'osta:provider-return';

/** Stores, for this tab, where to continue after the provider's redirect. */
export function rememberReturn(place: ProviderReturn): void {
  window.sessionStorage.setItem(key, JSON.stringify(place));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns and deletes the stored place; its content is untrusted. */
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
