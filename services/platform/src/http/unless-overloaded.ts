import { Overloaded } from '../gate.ts';

/** Answers UNAVAILABLE, which a client may retry, if too many tasks of this kind wait already. */
export async function unlessOverloaded<Answer>(
  answer: () => Promise<Answer>,
): Promise<Answer | { readonly problem: 'UNAVAILABLE' }> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof Overloaded) return { problem: 'UNAVAILABLE' };
    throw error;
  }
}
