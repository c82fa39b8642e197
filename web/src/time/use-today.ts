import { useState } from 'react';

import { localTimeOf } from './tripoli.ts';

/** Returns the Libyan day on which the page was opened, YYYY-MM-DD. */
export function useToday(): string {
  const [today] = useState(() => localTimeOf(new Date()).day);
  return today;
}
