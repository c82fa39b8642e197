import type { Command } from '../aggregate.ts';
import type { Refusal } from '../decider.ts';
import type { CommandContext, Outcome } from '../handle.ts';

/** A command that follows from an event. */
export interface Reaction {
  /** Of the command. */
  readonly name: string;
  /** What the command is about, unique among the reactions to one event: the id of a quote. */
  readonly about: string;
  readonly content: unknown;
  /** Has the command take effect. */
  readonly issue: (context: CommandContext) => Promise<Outcome<unknown, Refusal>>;
}

/**
 * Makes a command the reaction to an event.
 *
 * @param about unique among the reactions to one event by this command: the id of what it changes
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
