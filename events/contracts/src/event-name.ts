/**
 * Returns the name in code of an event; of a name, the name itself.
 *
 * @param type the type under which the event is recorded: `osta.request.quote-submitted.v2`
 */
export function eventName(type: string): string {
  return type.replace(/\.v\d+$/u, '');
}
