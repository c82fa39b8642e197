import type { AwaitsSecondStep, SignInAnswer } from '@osta/contracts/account/second-step';

/** Returns whether the first step succeeded and the second step is due. */
export function awaitsSecondStep(answer: SignInAnswer): answer is AwaitsSecondStep {
  return 'awaits' in answer;
}
