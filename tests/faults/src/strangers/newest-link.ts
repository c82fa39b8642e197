/** What the link of a letter carries. */
export interface Link {
  readonly code: string;
  readonly asked: string;
}

/**
 * Reads the newest link that was mailed to an address from the development mailbox.
 *
 * @throws Error when no letter has one
 */
export async function newestLink(origin: string, email: string): Promise<Link> {
  const answer = await fetch(`${origin}/dev/mailbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  });
  const fragment = /https?:[^\s"\\]+#(?<carried>[^\s"\\]+)/u.exec(await answer.text());
  const carried = new URLSearchParams(fragment?.groups?.['carried']);
  const [code, asked] = [carried.get('code'), carried.get('asked')];
  if (code === null || asked === null) throw new Error(`No link was mailed to ${email}`);
  return { code, asked };
}
