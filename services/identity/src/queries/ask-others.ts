import type { Locale } from '@osta/contracts/locale';
import type { MyData } from '@osta/contracts/service-contract';
import { serviceContracts } from '@osta/contracts/service-contracts';
import type { Logger } from 'pino';

/** What the other services declare that they know about a person. */
export const othersData: readonly MyData[] = serviceContracts.flatMap(({ myData }) => myData ?? []);

const languageTag: { readonly [Language in Locale]: string } = { ar: 'ar-LY', en: 'en-GB' };

/** Milliseconds. Longer than a service needs for a very active person. */
const patience = 30_000;

/** The answer of each service by the name of its file; `null`: it did not answer. */
export type Answers = Readonly<Record<string, unknown>>;

/** Asks the other services as the caller, with the session in this cookie. */
export type AskOthers = (cookie: string, locale: Locale, log: Logger) => Promise<Answers>;

/**
 * Returns a function that collects a person's data from the other services. Services share no
 * transaction and no tables, so each is asked over HTTP (ADR 11).
 *
 * @param apiOrigin the origin of the whole API
 */
export function askOthers(apiOrigin: string): AskOthers {
  async function ask(path: string, headers: Headers, log: Logger): Promise<unknown> {
    try {
      const answer = await fetch(apiOrigin + path, {
        headers,
        // The session cookie goes to our own services only, so a redirect is an error
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (answer.ok) return await answer.json();
      log.warn(
        { path, status: answer.status },
        'a service did not answer with its part of an export',
      );
    } catch (err) {
      log.warn({ err, path }, 'a service did not answer with its part of an export');
    }
    return null;
  }

  return async (cookie, locale, log) => {
    const headers = new Headers({ cookie, 'accept-language': languageTag[locale] });
    const asked = othersData.map(async ({ file, operation }): Promise<[string, unknown]> => [
      file,
      await ask(operation.path, headers, log),
    ]);
    return Object.fromEntries(await Promise.all(asked));
  };
}
