import { vi } from 'vitest';

/** The newest one-time code that was mailed to `email`, read from the development mailbox. */
export function mailedCode(origin: string, email: string): Promise<string> {
  return mailed(origin, email, /\b\d{6}\b/u);
}

/** The newest link with a code that was mailed to `email`: an absolute address with a fragment. */
export function mailedLink(origin: string, email: string): Promise<string> {
  return mailed(origin, email, /https?:[^\s"\\]+#[^\s"\\]+/u);
}

async function mailed(origin: string, email: string, what: RegExp): Promise<string> {
  const mailbox = `${origin}/dev/mailbox?to=${encodeURIComponent(email)}`;
  return vi.waitFor(
    async () => {
      const answer = await fetch(mailbox, { headers: { accept: 'application/json' } });
      const found = what.exec(JSON.stringify(await answer.json()))?.[0];
      if (found === undefined) throw new Error(`Nothing like ${what} was mailed to ${email}`);
      return found;
    },
    { timeout: 30_000, interval: 100 },
  );
}
