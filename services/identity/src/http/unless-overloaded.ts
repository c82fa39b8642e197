import { Overloaded } from '@osta/platform/gate';

/** Answers UNAVAILABLE, which a client may retry, if too many passwords wait to be checked. */
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
