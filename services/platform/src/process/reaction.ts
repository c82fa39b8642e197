import type { Command } from '../aggregate.ts';
import type { Refusal } from '../decider.ts';
import type { CommandContext, Outcome } from '../handle.ts';

/** A command issued because of an event. */
export interface Reaction {
  /** Name of the command. */
  readonly name: string;
  /** What the command changes, unique among the reactions to one event: the id of a quote. */
  readonly about: string;
  readonly content: unknown;
  /** Executes the command. */
  readonly issue: (context: CommandContext) => Promise<Outcome<unknown, Refusal>>;
}

/**
 * Returns a command as a reaction to an event.
 *
 * @param about the id of what the command changes, unique among its reactions to one event
 */
export function reaction<Content>(
  command: Command<Content, unknown, Refusal>,
  about: string,
  content: Content,
): Reaction {
  return {
    name: command.name,
    about,
    content,
    issue: (context) => command.issue(content, context),
  };
}
