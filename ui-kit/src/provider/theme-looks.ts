/** The kit's choices of the Radix Themes settings. */
export const themeLooks = {
  accentColor: 'blue',
  grayColor: 'slate',
  radius: 'large',
  panelBackground: 'solid',
  scaling: '100%',
} as const;
