import { vi } from 'vitest';

/** The newest one-time code that was mailed to `email`, read from the development mailbox. */
export async function mailedCode(origin: string, email: string): Promise<string> {
  const mailbox = `${origin}/dev/mailbox?to=${encodeURIComponent(email)}`;
  return vi.waitFor(
    async () => {
      const answer = await fetch(mailbox, { headers: { accept: 'application/json' } });
      const code = /\b\d{6}\b/u.exec(JSON.stringify(await answer.json()))?.[0];
      if (code === undefined) throw new Error(`No code was mailed to ${email}`);
      return code;
    },
    { timeout: 30_000, interval: 100 },
  );
}
