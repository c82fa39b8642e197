import type { Locale } from '@osta/contracts/locale';
import type { MyData } from '@osta/contracts/service-contract';
import { serviceContracts } from '@osta/contracts/service-contracts';
import type { Logger } from 'pino';

/** What every other service says it knows about a person. */
export const othersData: readonly MyData[] = serviceContracts.flatMap(({ myData }) => myData ?? []);

const languageTag: { readonly [Language in Locale]: string } = { ar: 'ar-LY', en: 'en-GB' };

/** Longer than a service takes for somebody who has done a great deal. */
const patience = 30_000;

/** What each service answered, by the name of its file; `null`: it did not. */
export type Answers = Readonly<Record<string, unknown>>;

/** Asks the other services in the name of the caller, by the session in this cookie. */
export type AskOthers = (cookie: string, locale: Locale, log: Logger) => Promise<Answers>;

/**
 * Services share no transaction and no tables: what each knows about a person, it is asked (ADR 11).
 *
 * @param apiOrigin where all of the API is reached
 */
export function askOthers(apiOrigin: string): AskOthers {
  async function ask(path: string, headers: Headers, log: Logger): Promise<unknown> {
    try {
      const answer = await fetch(apiOrigin + path, {
        headers,
        // The session goes to our own services, and nowhere they might send us
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (answer.ok) return await answer.json();
      log.warn({ path, status: answer.status }, 'a part of an export could not be had');
    } catch (err) {
      log.warn({ err, path }, 'a part of an export could not be had');
    }
    return null;
  }

  return async (cookie, locale, log) => {
    const headers = new Headers({ cookie, 'accept-language': languageTag[locale] });
    const asked = othersData.map(async ({ file, path }): Promise<[string, unknown]> => [
      file,
      await ask(path, headers, log),
    ]);
    return Object.fromEntries(await Promise.all(asked));
  };
}
