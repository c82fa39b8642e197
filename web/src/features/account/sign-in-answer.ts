import type { AwaitsSecondStep, SignInAnswer } from '@osta/contracts/account/second-step';

/** Whether the first step of a sign-in was right, and the code of the app is asked for next. */
export function awaitsSecondStep(answer: SignInAnswer): answer is AwaitsSecondStep {
  return 'awaits' in answer;
}
