import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { readRecords } from '@osta/platform/personal-data/read-records';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { Credentials } from '../auth/credentials.ts';
import { deviceOf } from '../auth/device-of.ts';
import type { Avatars } from '../files/avatars.ts';
import { othersData, type AskOthers } from './ask-others.ts';
import { devicesOf, obligationsOf } from './export-data.sql.ts';
import type { FindMe } from './find-me.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly findMe: FindMe;
  readonly credentials: Credentials;
  readonly avatars: Avatars;
  readonly askOthers: AskOthers;
}

/** The person, and the session to ask the other services with. */
export interface Exporting {
  readonly userId: UserId;
  readonly cookie: string;
  readonly locale: Locale;
  readonly log: Logger;
}

export type ExportData = (exporting: Exporting) => Promise<Uint8Array | null>;

type Words = { readonly [Language in Locale]: string };

const heading: Words = { ar: 'بياناتك في أُسطى', en: 'Your data on Osta' };

/** Every file of the export, with a description. */
const fileList: readonly (readonly [string, Words])[] = [
  [
    'profile.json',
    {
      ar: 'من أنت: الاسم والبريد والهاتف واللغة',
      en: 'who you are: name, email, phone, language',
    },
  ],
  [
    'sessions.json',
    {
      ar: 'الأجهزة المسجّل دخولها الآن، والأجهزة التي دخلت منها',
      en: 'where you’re logged in, and the devices you’ve used',
    },
  ],
  [
    'history.json',
    {
      ar: 'كل ما سُجّل عن حسابك، بالترتيب',
      en: 'everything recorded about your account, in order',
    },
  ],
  [
    'obligations.json',
    {
      ar: 'ما هو مفتوح بينك وبين الآخرين، بنوعه ورقمه',
      en: 'what’s open between you and others, by kind and ID',
    },
  ],
  ...othersData.map(({ file, about }) => [file, about] as const),
  ['avatar.webp', { ar: 'صورتك، إن وُجدت', en: 'your picture, if you have one' }],
];

function readmeIn(locale: Locale): string {
  const longest = Math.max(...fileList.map(([file]) => file.length));
  const lines = fileList.map(([file, about]) => `${file.padEnd(longest)} ${about[locale]}`);
  return `${[heading[locale], '', ...lines].join('\n')}\n`;
}

/** The note about a file that is listed above but missing. */
const missingNote: Words = {
  ar: 'لم نتمكن من إضافة هذه الملفات الآن. اطلب نسخة أخرى بعد قليل:',
  en: 'We couldn’t add these files now. Ask for another copy in a while:',
};

/**
 * Returns a query for all that Osta knows about a person, readable by people and programs: a ZIP of
 * JSON. Never a password, a code or a token. README.txt names every service that did not answer.
 *
 * @returns null if the person no longer exists
 */
export function exportData(dependencies: Dependencies): ExportData {
  const { pool, findMe, credentials, avatars, askOthers } = dependencies;

  return async ({ userId, cookie, locale, log }) => {
    const me = await findMe(userId, locale);
    if (!me) return null;
    const [sessions, { rows: devices }, { rows: obligations }, history, answers] =
      await Promise.all([
        credentials.sessionsOf(userId),
        pool.query(devicesOf, [userId]),
        pool.query(obligationsOf, [userId]),
        readRecords(pool, 'account', userId),
        askOthers(cookie, me.locale, log),
      ]);
    const avatarId = me.avatarUrl?.split('/').at(-1);
    const avatar = avatarId === undefined ? null : await avatars.find(userId, avatarId);

    const had = Object.entries(answers).filter(([, answer]) => answer !== null);
    const missing = Object.keys(answers).filter((file) => answers[file] === null);
    const files: Zippable = {
      'README.txt': strToU8(readmeIn(me.locale) + missingLines(missing, me.locale)),
      'profile.json': json(me),
      'sessions.json': json({
        sessions: sessions.map(({ address, signedInAt, endsAt, userAgent }) => ({
          device: deviceOf(userAgent),
          address,
          signedInAt,
          endsAt,
        })),
        devices,
      }),
      'history.json': json(history),
      'obligations.json': json(obligations),
      ...Object.fromEntries(had.map(([file, answer]) => [file, json(answer)])),
      ...(avatar && { 'avatar.webp': avatar }),
    };
    return zipSync(files);
  };
}

function missingLines(missing: readonly string[], locale: Locale): string {
  return missing.length === 0 ? '' : `\n${missingNote[locale]}\n${missing.join('\n')}\n`;
}

function json(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}
