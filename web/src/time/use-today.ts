import { useState } from 'react';

import { localTimeOf } from './tripoli.ts';

/** The day on Libya's clocks when the page was opened, YYYY-MM-DD. */
export function useToday(): string {
  const [today] = useState(() => localTimeOf(new Date()).day);
  return today;
}
