import { isbot } from 'isbot';

/**
 * Returns whether a crawler, a preview of a link or a script looks, by what it says of itself. Some of them run the
 * scripts of a page, as people's browsers do.
 */
export function isRobot(userAgent: string): boolean {
  // A browser without a window is a browser
  return isbot(userAgent.replace('HeadlessChrome', 'Chrome'));
}
