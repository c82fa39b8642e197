import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { readRecords } from '@osta/platform/personal-data/read-records';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { Credentials } from '../auth/credentials.ts';
import { deviceOf } from '../auth/device-of.ts';
import type { Avatars } from '../files/avatars.ts';
import type { AskOthers } from './ask-others.ts';
import { commitmentsOf, devicesOf } from './export-data.sql.ts';
import type { FindMe } from './find-me.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly findMe: FindMe;
  readonly credentials: Credentials;
  readonly avatars: Avatars;
  readonly askOthers: AskOthers;
}

/** For whom, and in whose name the other services are asked. */
export interface Exporting {
  readonly userId: UserId;
  readonly cookie: string;
  readonly locale: Locale;
  readonly log: Logger;
}

export type ExportData = (exporting: Exporting) => Promise<Uint8Array | null>;

const readme: { readonly [Language in Locale]: string } = {
  ar: `بياناتك في أُسطى

profile.json       من أنت: الاسم والبريد والهاتف واللغة
sessions.json      أين أنت داخل الآن، والأجهزة التي دخلت منها
history.json       كل ما سُجّل عن حسابك، بالترتيب
commitments.json   طلباتك وعروضك المفتوحة، بأرقامها
requests.json      طلباتك وما طُلب منك، والعروض عليها، وكل ما كتبته فيها
professional.json  ملفك المهني كما يراه الزبائن، وكل ما نشرته فيه
notifications.json إشعاراتك، وما قرأته منها وما اخترته
avatar.webp        صورتك، إن وُجدت
`,
  en: `Your data on Osta

profile.json       who you are: name, address, telephone, language
sessions.json      where you are signed in, and the devices that you used
history.json       everything that was recorded about your account, in order
commitments.json   your open requests and offers, by their ids
requests.json      your requests and those sent to you, the offers on them, all that you wrote there
professional.json  your profile as customers see it, and all that it has said
notifications.json what you were told, what you have read and chosen
avatar.webp        your picture, if there is one
`,
};

/** Said of files that are listed above and not there. */
const missingNote: { readonly [Language in Locale]: string } = {
  ar: 'لم نتمكن من إضافة هذه الملفات الآن. اطلب نسخة أخرى بعد قليل:',
  en: 'These files could not be added now. Ask for another copy in a while:',
};

/**
 * What Osta knows about a person, to be read by people and by programs: a ZIP of JSON. Never a
 * password, a code or a token. What another service did not answer is named in README.txt.
 *
 * @returns null when there is no such person any more
 */
export function exportData(dependencies: Dependencies): ExportData {
  const { pool, findMe, credentials, avatars, askOthers } = dependencies;

  return async ({ userId, cookie, locale, log }) => {
    const me = await findMe(userId, locale);
    if (!me) return null;
    const [sessions, { rows: devices }, { rows: commitments }, history, answers] =
      await Promise.all([
        credentials.sessionsOf(userId),
        pool.query(devicesOf, [userId]),
        pool.query(commitmentsOf, [userId]),
        readRecords(pool, 'account', userId),
        askOthers(cookie, me.locale, log),
      ]);
    const avatarId = me.avatarUrl?.split('/').at(-1);
    const avatar = avatarId === undefined ? null : await avatars.find(userId, avatarId);

    const had = Object.entries(answers).filter(([, answer]) => answer !== null);
    const missing = Object.keys(answers).filter((file) => answers[file] === null);
    const files: Zippable = {
      'README.txt': strToU8(readme[me.locale] + missingLines(missing, me.locale)),
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
      'commitments.json': json(commitments[0]),
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
