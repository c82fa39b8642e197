/**
 * Converts Arabic-Indic (٠) and Persian (۰) digits, as some keyboards type them, to Western ones.
 */
export function westernDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}

/** Converts the digits, and the separators that go with them (٫ and ٬) as `ar-LY` writes them. */
export function westernSigns(text: string): string {
  return westernDigits(text).replaceAll('٫', ',').replaceAll('٬', '.');
}

/** Invisible direction and joining marks that come with pasted text. */
export const invisibleMarks = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u061C\uFEFF]/gu;
