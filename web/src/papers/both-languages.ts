import { type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '@osta/contracts/locale';

import { locales } from '../locale/locale.ts';

/** A text in both languages: papers are for everybody who is shown them. */
export interface Both {
  readonly ar: string;
  readonly en: string;
}

/** Returns a message in both languages; its values may differ between them. */
export type Say = (message: (locale: Locale) => MessageDescriptor) => Both;

/** Marks of direction, which no font draws: on paper every text has a direction of its own. */
const marks = /[\u061C\u200E\u200F\u2066-\u2069]/gu;

/** Returns how papers say things, from the messages of both languages. */
export function createSay(catalogs: { readonly [Code in Locale]: Messages }): Say {
  const speakers = {
    ar: setupI18n({ locale: 'ar', locales: locales.ar.tag, messages: { ar: catalogs.ar } }),
    en: setupI18n({ locale: 'en', locales: locales.en.tag, messages: { en: catalogs.en } }),
  };
  return (message) => ({
    ar: onPaper(speakers.ar._(message('ar'))),
    en: onPaper(speakers.en._(message('en'))),
  });
}

/** Returns a text without the marks that would be drawn as boxes. */
export function onPaper(text: string): string {
  return text.replaceAll(marks, '');
}
