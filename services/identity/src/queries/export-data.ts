import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { readStream } from '@osta/event-store/read-events';
import { openEvents } from '@osta/platform/personal-data/personal-data';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Pool } from 'pg';

import type { Credentials } from '../auth/credentials.ts';
import { deviceOf } from '../auth/device-of.ts';
import type { Avatars } from '../files/avatars.ts';
import { commitmentsOf, devicesOf } from './export-data.sql.ts';
import type { FindMe } from './find-me.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly findMe: FindMe;
  readonly credentials: Credentials;
  readonly avatars: Avatars;
}

export type ExportData = (userId: UserId, locale: Locale) => Promise<Uint8Array | null>;

/** More than any stream has. */
const lastVersion = 1_000_000;

interface Recorded {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly time: string;
  readonly actor: string;
}

const readme: { readonly [Language in Locale]: string } = {
  ar: `بياناتك في أُسطى

profile.json       من أنت: الاسم والبريد والهاتف واللغة
sessions.json      أين أنت داخل الآن، والأجهزة التي دخلت منها
history.json       كل ما سُجّل عن حسابك، بالترتيب
commitments.json   طلباتك وعروضك المفتوحة، بأرقامها
avatar.webp        صورتك، إن وُجدت
`,
  en: `Your data on Osta

profile.json       who you are: name, address, telephone, language
sessions.json      where you are signed in, and the devices that you used
history.json       everything that was recorded about your account, in order
commitments.json   your open requests and offers, by their ids
avatar.webp        your picture, if there is one
`,
};

/**
 * What this service knows about a person, to be read by people and by programs: a ZIP of JSON. Never a
 * password, a code or a token.
 *
 * @returns null when there is no such person any more
 */
export function exportData(dependencies: Dependencies): ExportData {
  const { pool, findMe, credentials, avatars } = dependencies;

  async function history(userId: UserId): Promise<readonly Recorded[]> {
    const events = await readStream(pool, 'identity', userId, 1, lastVersion);
    const readable = await openEvents(pool, events, ['account']);
    return readable.map(({ type, data, time, actor }) => ({ type, data, time, actor }));
  }

  return async (userId, locale) => {
    const me = await findMe(userId, locale);
    if (!me) return null;
    const sessions = await credentials.sessionsOf(userId);
    const { rows: devices } = await pool.query(devicesOf, [userId]);
    const { rows: commitments } = await pool.query(commitmentsOf, [userId]);
    const avatarId = me.avatarUrl?.split('/').at(-1);
    const avatar = avatarId === undefined ? null : await avatars.find(userId, avatarId);

    const files: Zippable = {
      'README.txt': strToU8(readme[me.locale]),
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
      'history.json': json(await history(userId)),
      'commitments.json': json(commitments[0]),
      ...(avatar && { 'avatar.webp': avatar }),
    };
    return zipSync(files);
  };
}

function json(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}
