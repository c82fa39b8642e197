import type { LineProblems } from './line-problems.ts';
import { useLineMessage } from './use-line-message.ts';

interface MarkedLinesOptions {
  /** Of the field in the form: the wrong line has it, so that a summary leads there. */
  readonly id: string;
  readonly problems: LineProblems;
  /** After a submit. */
  readonly showsProblems: boolean;
  /** The sentence of the field: of the first problem, or of a service that did not accept it. */
  readonly error: string | undefined;
  /** The line that a service did not accept. */
  readonly refusedPlace: number;
}

/** For a FormField of a line. */
interface FieldMarks {
  readonly id?: string;
  readonly error?: string;
}

/** How the fields of one line are marked. */
export interface LineMarks {
  /** For the day, or the days. */
  readonly days: FieldMarks;
  readonly hours: FieldMarks;
}

/** Returns a function that says how the fields of a line are marked: each line says its own problem. */
export function useMarkedLines({
  id,
  problems,
  showsProblems,
  error,
  refusedPlace,
}: MarkedLinesOptions): (place: number) => LineMarks {
  const messageOf = useLineMessage();
  const firstWrong = showsProblems ? problems.findIndex((problem) => problem !== null) : -1;
  const isRefused = firstWrong === -1 && error !== undefined;
  const marked = Math.max(0, isRefused ? refusedPlace : firstWrong);

  return (place) => {
    const named = place === marked ? { id } : {};
    if (isRefused) return { days: { ...named, ...(place === marked && { error }) }, hours: {} };
    const problem = showsProblems ? (problems[place] ?? null) : null;
    if (problem === null) return { days: named, hours: {} };
    const marks = { ...named, error: messageOf(problem) };
    return problem === 'wrong-hours' ? { days: {}, hours: marks } : { days: marks, hours: {} };
  };
}
